import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { counted, walked } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, inSpace, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { badRequest, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { semantics } from './semantic.ts'

/** What only a model or a runner elsewhere could do is refused in a sentence, rather than made up. */
const needsModel = () => badRequest('No model is attached to the platform on this machine, so this cannot be answered here.')

/** AI actions and automations are kept, versioned and published; nothing here carries them out. */
export const automations = (machine: Machine) => {
  const { records } = machine
  const actions = resource(machine, { type: 'AiAction', folder: 'ai/actions', id: 'aiActionId', locate: inSpace })

  const invoke = operation<{ readonly [name: string]: unknown }>((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place): Answer<Stored> => {
        if (!records.get(`spaces/${place.spaceId}/ai/actions`, at.aiActionId))
          return E.left(notFound({ type: 'AiAction', id: at.aiActionId }))
        const id = machine.newId()
        const sys = {
          type: 'AiActionInvocation',
          id,
          status: 'FAILED',
          aiAction: linkTo('AiAction', at.aiActionId),
          errorCode: 'NoModel',
          ...created(machine),
        }
        return E.right(
          placed(place)(
            records.put(`${place.path}/ai/invocations`, id, {
              sys,
              error: 'No model is attached to the platform on this machine.',
            }),
          ),
        )
      }),
    ),
  )
  const kept = (
    type: string,
    folder: string,
    parameter: string,
    isWanted: (record: Stored, at: Parameters) => boolean = () => true,
  ) =>
    operation((at: Parameters) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const record = records.get(`${place.path}/${folder}`, at[parameter])
          return record && isWanted(record, at)
            ? E.right(placed(place)(record))
            : E.left(notFound(place.missing(type, at[parameter])))
        }),
      ),
    )
  const list = (
    folder: string,
    paged: typeof counted | typeof walked,
    isWanted: (record: Stored, at: Parameters) => boolean = () => true,
  ) =>
    operation((at: Parameters) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const query = at.query ?? {}
          const all = plainly(query)(records.all(`${place.path}/${folder}`)).filter((record) => isWanted(record, at))
          return paged(query, { address: `${place.address}/${folder}` })(all, placed(place))
        }),
      ),
    )
  const refused = (locate: typeof inEnvironment) =>
    operation<object>((at) =>
      pipe(
        locate(machine)(at),
        E.flatMap(() => E.left(needsModel())),
      ),
    )

  const definitions = resource(machine, {
    type: 'AutomationDefinition',
    folder: 'automation_definitions',
    id: 'automationDefinitionId',
    locate: inEnvironment,
    walked: true,
    guarded: true,
    sys: (_draft, { spaceId }) => ({
      organization: linkTo('Organization', records.get('spaces', spaceId)?.sys.organization?.sys.id ?? ''),
    }),
  })

  return {
    aiAction: { ...actions, invoke },
    aiActionInvocation: {
      get: kept(
        'AiActionInvocation',
        'ai/invocations',
        'invocationId',
        ({ sys }, at) => (sys.aiAction as ReturnType<typeof linkTo>).sys.id === at.aiActionId,
      ),
    },
    agent: { get: kept('Agent', 'ai/agents', 'agentId'), getMany: list('ai/agents', counted), generate: refused(inEnvironment) },
    agentRun: { get: kept('AgentRun', 'ai/runs', 'runId'), getMany: list('ai/runs', counted), resumeRun: refused(inEnvironment) },
    automationDefinition: definitions,
    automationExecution: {
      get: kept('AutomationExecution', 'automation_executions', 'automationExecutionId'),
      getMany: list('automation_executions', walked),
      getForAutomationDefinition: list(
        'automation_executions',
        walked,
        ({ sys }, at) =>
          (sys.automationDefinition as ReturnType<typeof linkTo> | undefined)?.sys.id === at.automationDefinitionId,
      ),
    },
    ...semantics(machine),
  }
}
