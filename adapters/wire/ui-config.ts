import { openDraft } from './sys.ts'
import { get, update } from './verbs.ts'

const ofAll = '/spaces/{spaceId}/environments/{environmentId}/ui_config'
const ofMe = `${ofAll}/me` as const

export const uiConfig = { get: get(ofAll, openDraft), update: update(ofAll, openDraft, openDraft) }
export const userUIConfig = { get: get(ofMe, openDraft), update: update(ofMe, openDraft, openDraft) }
