import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { WorkflowStep } from '../../../ports/platform/workflow.ts'
import { operation, type Parameters } from '../answer.ts'
import { found, type Kind } from '../kind.ts'
import { counted } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, invalidPayload, notFound, stale } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'

type Definition = Stored & {
  readonly name: string
  readonly steps: ReadonlyArray<WorkflowStep & { readonly id: string }>
  readonly flowType: string
}
const definitionsOf = ({ path }: Place): string => `${path}/workflow_definitions`
const stepIdOf = ({ stepId }: Stored): string => String(stepId)

/** What a workflow may be: its steps get ids, and keep them. */
export const workflowDefinitions = (machine: Machine) =>
  resource(machine, {
    type: 'WorkflowDefinition',
    folder: 'workflow_definitions',
    id: 'workflowDefinitionId',
    locate: inEnvironment,
    problems: ({ name, steps }) => [
      ...(typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
      ...(Array.isArray(steps) && steps.length > 0
        ? []
        : [{ name: 'size', path: ['steps'], details: 'Size must be at least 1' }]),
    ],
    kept: ({ sys: _, steps, ...draft }) => ({
      flowType: 'no_restriction',
      startOnEntityCreation: false,
      appliesTo: [],
      ...draft,
      steps: (steps as ReadonlyArray<WorkflowStep>).map((step) => ({
        actions: [],
        permissions: [],
        annotations: [],
        ...step,
        id: step.id ?? machine.newId(),
      })),
    }),
    sys: () => ({ isLocked: false }),
    keeps: ({ sys }, _at, place) =>
      machine.records
        .all(`${place.path}/workflows`)
        .some((workflow) => (workflow.sys.workflowDefinition as Link).sys.id === sys.id)
        ? E.left(badRequest('Workflows of this definition are running.'))
        : E.right(undefined),
  })

/** Which way an entity goes through the steps of a definition; every move is written into the changelog. */
export const workflows = (machine: Machine) => {
  const { records } = machine
  const definitionOf = (place: Place, id: string) => records.get(definitionsOf(place), id) as Definition | undefined

  const log = (place: Place, event: string, workflow: Stored, more: object = {}): void => {
    const id = machine.newId()
    const definition = workflow.sys.workflowDefinition as Link
    const name = definitionOf(place, definition.sys.id)?.name
    records.put(`${place.path}/workflows_changelog`, id, {
      event,
      eventBy: machine.user,
      eventAt: machine.now(),
      workflow: { sys: { ...linkTo('Workflow', workflow.sys.id).sys } },
      workflowDefinition: { ...definition, ...(name === undefined ? {} : { name }) },
      entity: workflow.sys.entity,
      stepId: workflow.stepId,
      ...more,
      sys: { id, type: 'WorkflowsChangelogEntry' },
    })
  }
  const stepName = (place: Place, workflow: Stored, id: string) =>
    definitionOf(place, (workflow.sys.workflowDefinition as Link).sys.id)?.steps.find((step) => step.id === id)?.name

  const kind: Kind = {
    type: 'Workflow',
    folder: 'workflows',
    id: 'workflowId',
    locate: inEnvironment,
    topic: 'Workflow',
    allows: ({ stepId, entity, workflowDefinition }, _at, place, current) => {
      const link = (current?.sys.workflowDefinition ?? workflowDefinition) as Link | undefined
      const definition = link && definitionOf(place, link.sys.id)
      if (!definition) return E.left(notFound(place.missing('WorkflowDefinition', link?.sys.id ?? '')))
      const steps = definition.steps.map(({ id }) => id)
      const target = (entity as Link | undefined)?.sys
      if (!current) {
        if (!target || !records.get(`${place.path}/${target.linkType === 'Asset' ? 'assets' : 'entries'}`, target.id))
          return E.left(notFound(place.missing(target?.linkType ?? 'Entry', target?.id ?? '')))
        if (records.all(`${place.path}/workflows`).some(({ sys }) => (sys.entity as Link).sys.id === target.id))
          return E.left(
            invalidPayload([{ name: 'taken', path: ['entity'], value: entity, details: 'The entity is in a workflow already' }]),
          )
      }
      if (stepId !== undefined && !steps.includes(String(stepId)))
        return E.left(invalidPayload([{ name: 'in', path: ['stepId'], value: stepId, expected: steps }]))
      const isNeighbor = !current || Math.abs(steps.indexOf(String(stepId)) - steps.indexOf(stepIdOf(current))) <= 1
      return definition.flowType === 'strict_neighbor' && stepId !== undefined && !isNeighbor
        ? E.left(
            invalidPayload([{ name: 'in', path: ['stepId'], value: stepId, details: 'Only a neighbouring step can follow' }]),
          )
        : E.right(undefined)
    },
    kept: ({ stepId, workflowDefinition }, at, current) => {
      const place = inEnvironment(machine)(at)
      const definition = current || E.isLeft(place) ? undefined : definitionOf(place.right, (workflowDefinition as Link).sys.id)
      const next = stepId ?? (current ? stepIdOf(current) : definition?.steps[0]?.id)
      return { stepId: next, ...(current && stepIdOf(current) !== next ? { stepPreviousId: stepIdOf(current) } : {}) }
    },
    sys: ({ entity, workflowDefinition }, _at, current) => (current ? {} : { entity, workflowDefinition }),
    after: (place, _at, record, before) => {
      if (record && !before) log(place, 'workflow.created', record, { stepName: stepName(place, record, stepIdOf(record)) })
      else if (record && before && stepIdOf(record) !== stepIdOf(before))
        log(place, 'workflow.stepChanged', record, {
          stepName: stepName(place, record, stepIdOf(record)),
          previousStepId: before.stepId,
          previousStepName: stepName(place, before, stepIdOf(before)),
        })
      else if (!record && before) log(place, 'workflow.deleted', before)
    },
  }

  const complete = operation((at: Parameters) =>
    pipe(
      found(machine, kind)(at),
      E.flatMap(({ place, folder, id, record }) => {
        if (Number(at.version ?? 0) !== record.sys.version) return E.left(stale())
        log(place, 'workflow.completed', record)
        records.remove(folder, id)
        const { spaceId = '', environmentId = '' } = place
        machine.emit({ topic: 'Workflow.complete', spaceId, environmentId, record: placed(place)(record) })
        return E.right(undefined)
      }),
    ),
  )
  return { ...resource(machine, kind), complete }
}

export const workflowsChangelog = (machine: Machine) => ({
  getMany: operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const query = at.query ?? {}
        if (query['entity.sys.id'] === undefined && query['entity.sys.id[in]'] === undefined)
          return E.left(badRequest('The query must name the entity: entity.sys.id and entity.sys.linkType.'))
        return counted(query)(plainly(query)(records(machine, place)), ({ sys: _, ...change }) => change)
      }),
    ),
  ),
})
const records = (machine: Machine, { path }: Place) => machine.records.all(`${path}/workflows_changelog`)
