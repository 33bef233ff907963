import * as t from 'io-ts'
import { tokenPage } from './codecs.ts'
import { jsonPatch } from './entry.ts'
import { openDraft, openEntity } from './sys.ts'
import { del, get, patch, post, put, withVersion } from './verbs.ts'

const total = t.type({ total: t.number }, 'total')

const taxonomy = <P extends string, Id extends string>(all: P, id: Id) => {
  const one = `${all}/{${id}}` as const
  return {
    get: get(one, openEntity),
    getMany: get(all, tokenPage(openEntity)),
    getTotal: get(`${all}/total`, total),
    create: post(all, openDraft, openEntity),
    createWithId: put(one, openDraft, openEntity),
    update: withVersion(put(one, openDraft, openEntity)),
    patch: patch(one, jsonPatch, openEntity),
    delete: withVersion(del(one)),
  }
}

const concepts = '/organizations/{organizationId}/taxonomy/concepts'

export const concept = {
  ...taxonomy(concepts, 'conceptId'),
  getDescendants: get(`${concepts}/{conceptId}/descendants`, tokenPage(openEntity)),
  getAncestors: get(`${concepts}/{conceptId}/ancestors`, tokenPage(openEntity)),
}
export const conceptScheme = taxonomy('/organizations/{organizationId}/taxonomy/concept-schemes', 'conceptSchemeId')
