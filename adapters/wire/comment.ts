import * as t from 'io-ts'
import type { Comment, CommentBody, CommentDraft, Task, TaskDraft } from '../../ports/platform/comment.ts'
import { collection } from './codecs.ts'
import type { Codec, Endpoint, Parameters } from './endpoint.ts'
import { anyLink, sys } from './sys.ts'
import { crud, forms, get, selecting, withHeaders, withVersion } from './verbs.ts'

/** Where the platform keeps what can be talked about. */
const folders: { readonly [parentEntityType: string]: string } = {
  ContentType: 'content_types',
  Entry: 'entries',
  Workflow: 'workflows',
  Experience: 'experiences',
  ExperienceFragment: 'experience_fragments',
  Component: 'components',
  ExperienceTemplate: 'experience_templates',
}

const parent = '/spaces/{spaceId}/environments/{environmentId}/{parents}/{parentEntityId}'
const versioned = `${parent}/versions/{parentEntityVersion}` as const

/** An entry can be named as one; a text that is not plain says so. */
const located = (at: Parameters, payload: unknown): Parameters => {
  const body = (payload as { readonly body?: unknown } | undefined)?.body
  const type: unknown = at.entryId === undefined ? at.parentEntityType : 'Entry'
  const isRich = body === undefined ? at.bodyFormat === 'rich-text' : typeof body !== 'string'
  return {
    ...at,
    parents: folders[String(type)],
    parentEntityId: at.entryId ?? at.parentEntityId,
    // Entries are talked about as a whole, not version by version.
    parentEntityVersion: at.entryId === undefined ? at.parentEntityVersion : undefined,
    bodyFormat: isRich ? 'rich-text' : undefined,
  }
}
/** The parent is found out, so callers do not name it by these. */
type Located<N> = N extends `${infer Before}/{parents}/{parentEntityId}${infer After}` ? `${Before}${After}` : N
const locating = <N extends string, B, R>({ _needs, ...endpoint }: Endpoint<N, B, R>): Endpoint<Located<N>, B, R> => ({
  ...endpoint,
  derive: located,
})

const body: Codec<CommentBody> = t.union([t.string, t.object])
const draft: Codec<CommentDraft> = t.intersection([
  t.type({ body }),
  t.partial({ status: t.string, assignments: t.readonlyArray(t.object) }),
])
const entity: Codec<Comment> = t.intersection([t.type({ sys, body }), t.partial({ status: t.string })], 'comment')
const format = { 'x-contentful-comment-body-format': '{bodyFormat?}' } as const

const commentsOf = <P extends string>(place: P) => {
  const { get: one, create, update, delete: remove } = crud(`${place}/comments`, 'commentId', draft, entity)
  return {
    get: locating(withHeaders(one, format)),
    getMany: locating(withHeaders(selecting(get(`${place}/comments`, collection(entity))), format)),
    create: locating(
      withHeaders(create, {
        ...format,
        'x-contentful-parent-id': '{parentCommentId?}',
        'x-contentful-parent-entity-reference': '{parentEntityReference?}',
      }),
    ),
    update: locating(withHeaders(update, format)),
    delete: locating(withVersion(remove)),
  }
}

const ofVersion = commentsOf(versioned)
const ofParent = commentsOf(parent)

export const comment = {
  get: forms(ofVersion.get, ofParent.get),
  getMany: forms(ofVersion.getMany, ofParent.getMany),
  create: forms(ofVersion.create, ofParent.create),
  update: forms(ofVersion.update, ofParent.update),
  delete: forms(ofVersion.delete, ofParent.delete),
}

const taskDraft: Codec<TaskDraft> = t.intersection([
  t.type({ body: t.string }),
  t.partial({ status: t.string, assignedTo: anyLink, dueDate: t.string }),
])
const taskRecord: Codec<Task> = t.intersection([t.type({ sys }), taskDraft], 'task')
const tasks = crud(`${parent}/tasks`, 'taskId', taskDraft, taskRecord)

export const task = {
  get: locating(tasks.get),
  getMany: locating(selecting(tasks.getMany)),
  create: locating(tasks.create),
  update: locating(tasks.update),
  delete: locating(withVersion(tasks.delete)),
}
