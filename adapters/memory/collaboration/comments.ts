import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { Answer, Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Locate, type Place } from '../places.ts'
import { notFound } from '../refusals.ts'
import { resource } from '../resource.ts'

/** Types of what can be talked about, by the folder they are in. */
const typeOf: { readonly [folder: string]: string } = {
  content_types: 'ContentType',
  entries: 'Entry',
  workflows: 'Workflow',
  experiences: 'Experience',
  experience_fragments: 'ExperienceFragment',
  components: 'Component',
  experience_templates: 'ExperienceTemplate',
}
const folderOf = (type: string): string | undefined => Object.keys(typeOf).find((folder) => typeOf[folder] === type)

/** What is talked about is named by its folder in an address, and by its type in a call. */
const parentOf = (at: Parameters): { readonly folder: string; readonly type: string; readonly id: string } => {
  const folder = at.entryId === undefined ? (at.parents ?? folderOf(at.parentEntityType) ?? '') : 'entries'
  return { folder, type: typeOf[folder] ?? '', id: String(at.entryId ?? at.parentEntityId) }
}

const aboutParent: Locate = (machine: Machine) => (at) =>
  pipe(
    inEnvironment(machine)(at),
    E.flatMap((place): Answer<Place> => {
      const { folder, type, id } = parentOf(at)
      if (!machine.records.get(`${place.path}/${folder}`, id)) return E.left(notFound(place.missing(type, id)))
      return E.right({ ...place, path: `${place.path}/discussed/${folder}/${id}`, address: `${place.address}/${folder}/${id}` })
    }),
  )

const plainText = (body: unknown): string =>
  typeof body === 'string'
    ? body
    : typeof body === 'object' && body !== null
      ? Object.values(body as { readonly value?: string; readonly content?: ReadonlyArray<unknown> })
          .flatMap((value) => (Array.isArray(value) ? value.map(plainText) : []))
          .concat(String((body as { readonly value?: string }).value ?? ''))
          .join('')
      : ''

/** A comment is kept as it was written; who does not ask for rich text gets plain text. */
const inFormat = (body: unknown, format: unknown): unknown =>
  format === 'rich-text'
    ? typeof body === 'string'
      ? {
          nodeType: 'document',
          data: {},
          content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: body, marks: [], data: {} }] }],
        }
      : body
    : plainText(body)

export const comments = (machine: Machine) =>
  resource(machine, {
    type: 'Comment',
    folder: 'comments',
    id: 'commentId',
    locate: aboutParent,
    topic: 'Comment',
    problems: ({ body }) =>
      plainText(body).trim() === '' ? [{ name: 'size', path: ['body'], value: body, details: 'Size must be at least 1' }] : [],
    kept: ({ body, status = 'active', assignments }, _at, current) => ({
      body,
      status: status ?? current?.status,
      ...(assignments === undefined ? {} : { assignments }),
    }),
    sys: (_draft, at, current) =>
      current
        ? {}
        : {
            parentEntity: {
              sys: {
                ...linkTo(parentOf(at).type, parentOf(at).id).sys,
                ...(at.parentEntityReference === undefined ? {} : { ref: at.parentEntityReference }),
                ...(at.parentEntityVersion === undefined ? {} : { version: Number(at.parentEntityVersion) }),
              },
            },
            parent: at.parentCommentId === undefined ? null : linkTo('Comment', at.parentCommentId),
          },
    allows: (_draft, at, { path }) =>
      at.parentCommentId === undefined || machine.records.get(`${path}/comments`, at.parentCommentId)
        ? E.right(undefined)
        : E.left(notFound({ type: 'Comment', id: at.parentCommentId })),
    shown: (comment, { bodyFormat, query }) => ({ ...comment, body: inFormat(comment.body, bodyFormat ?? query?.bodyFormat) }),
    after: ({ path }, _at, record, before) => {
      // Answers go with what they answer.
      if (record || !before) return
      for (const { sys } of machine.records.all(`${path}/comments`))
        if ((sys.parent as ReturnType<typeof linkTo> | null)?.sys.id === before.sys.id)
          machine.records.remove(`${path}/comments`, sys.id)
    },
  })

export const tasks = (machine: Machine) =>
  resource(machine, {
    type: 'Task',
    folder: 'tasks',
    id: 'taskId',
    locate: aboutParent,
    topic: 'Task',
    problems: ({ body, status = 'active' }) => [
      ...(typeof body === 'string' && body !== '' ? [] : [{ name: 'required', path: ['body'] }]),
      ...(status === 'active' || status === 'resolved'
        ? []
        : [{ name: 'in', path: ['status'], value: status, expected: ['active', 'resolved'] }]),
    ],
    kept: ({ body, status = 'active', assignedTo, dueDate }) => ({
      body,
      status,
      assignedTo: assignedTo ?? machine.user,
      ...(dueDate === undefined ? {} : { dueDate }),
    }),
    sys: (_draft, at, current) => (current ? {} : { parentEntity: linkTo(parentOf(at).type, parentOf(at).id) }),
  })
