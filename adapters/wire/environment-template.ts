import * as t from 'io-ts'
import { nothing, tokenPage } from './codecs.ts'
import { openDraft, openEntity } from './sys.ts'
import { asking, command, del, forms, get, patchPlainly, post, put, update, withQuery } from './verbs.ts'

/** The platform wants the slash at the end. */
const all = '/organizations/{organizationId}/environment_templates/'
const one = `${all}{environmentTemplateId}` as const
const installed = '/spaces/{spaceId}/environments/{environmentId}/template_installations/{environmentTemplateId}'

export const environmentTemplate = {
  get: forms(get(`${one}/versions/{version}`, openEntity), get(one, openEntity)),
  getMany: get(all, tokenPage(openEntity)),
  create: post(all, openDraft, openEntity),
  update: update(one, openDraft, openEntity),
  versionUpdate: patchPlainly(`${one}/versions/{version}`, openDraft, openEntity),
  versions: get(`${one}/versions`, tokenPage(openEntity)),
  delete: del(one),
  install: post(`${installed}/versions`, openDraft, t.unknown),
  validate: forms(
    put(`${installed}/versions/{version}/validated`, openDraft, t.unknown),
    put(`${installed}/validated`, openDraft, t.unknown),
  ),
  disconnect: command('DELETE', installed, nothing),
}

/** These lists are paged by parameters of the call itself; a query wins. */
const paging = { limit: '{limit?}', order: '{order?}', pageNext: '{pageNext?}', pagePrev: '{pagePrev?}' }

export const environmentTemplateInstallation = {
  getMany: asking(
    withQuery(get(`${one}/template_installations`, tokenPage(openEntity)), {
      'environment.sys.id': '{environmentId?}',
      'space.sys.id': '{spaceId?}',
    }),
    { latestOnly: '{latestOnly?}', ...paging },
  ),
  getForEnvironment: asking(withQuery(get(installed, tokenPage(openEntity)), { 'sys.id': '{installationId?}' }), paging),
}
