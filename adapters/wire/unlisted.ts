import * as t from 'io-ts'
import { openEntity } from './sys.ts'
import { command, get } from './verbs.ts'

const environment = '/spaces/{spaceId}/environments/{environmentId}'

/** Addresses that the platform answers and our clients never ask for; other programs do. */
export const moreDelivery = {
  getEntry: get(`${environment}/entries/{entryId}`, t.type({ sys: t.UnknownRecord })),
}

export const moreManagement = {
  space: {
    unarchive: command('POST', '/spaces/{spaceId}/unarchive', openEntity),
  },
}
