import { openEntity } from './sys.ts'
import { command } from './verbs.ts'

export const uploadCredential = {
  create: command('POST', '/spaces/{spaceId}/environments/{environmentId}/upload_credentials', openEntity),
}
