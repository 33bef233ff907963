import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { At, Collection, Outcome, Versioned } from './operations.ts'

/** Plain text, or a rich-text document. */
export type CommentBody = string | object
export type CommentDraft = { readonly body: CommentBody; readonly status?: string; readonly assignments?: ReadonlyArray<object> }
export type Comment = Entity & { readonly body: CommentBody; readonly status?: string }

export type ParentType =
  | 'ContentType'
  | 'Entry'
  | 'Workflow'
  | 'Experience'
  | 'ExperienceFragment'
  | 'Component'
  | 'ExperienceTemplate'

/** What a comment belongs to: an entry, or anything else by its type. */
export type Parent = At<'spaceId' | 'environmentId'> &
  (
    | { readonly entryId: string }
    | { readonly parentEntityType: ParentType; readonly parentEntityId: string; readonly parentEntityVersion?: number }
  )
/** The same for a task; content types and workflows have none. */
export type TaskParent = At<'spaceId' | 'environmentId'> &
  (
    | { readonly entryId: string }
    | { readonly parentEntityType: Exclude<ParentType, 'ContentType' | 'Workflow'>; readonly parentEntityId: string }
  )
type Format = { readonly bodyFormat?: 'plain-text' | 'rich-text' }
type One = Parent & { readonly commentId: string }

export type Comments = {
  readonly get: (at: One & Format) => Outcome<Comment>
  readonly getMany: (at: Parent & Format) => Outcome<Collection<Comment>>
  readonly create: (
    at: Parent & { readonly parentCommentId?: string; readonly parentEntityReference?: string },
    comment: CommentDraft,
  ) => Outcome<Comment>
  readonly update: (at: One, comment: CommentDraft & Versioned) => Outcome<Comment>
  readonly delete: (at: One & { readonly version: number }) => Outcome<undefined>
}

export type TaskDraft = {
  readonly body: string
  readonly status?: string
  readonly assignedTo?: Link
  readonly dueDate?: string
}
export type Task = Entity & TaskDraft
type OneTask = TaskParent & { readonly taskId: string }

export type Tasks = {
  readonly get: (at: OneTask) => Outcome<Task>
  readonly getMany: (at: TaskParent) => Outcome<Collection<Task>>
  readonly create: (at: TaskParent, task: TaskDraft) => Outcome<Task>
  readonly update: (at: OneTask, task: TaskDraft & Versioned) => Outcome<Task>
  readonly delete: (at: OneTask & { readonly version: number }) => Outcome<undefined>
}
