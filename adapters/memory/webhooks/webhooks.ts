import type { Machine } from '../machine.ts'
import { webhookCalls } from './calls.ts'
import { webhookDefinitions } from './definitions.ts'
import { webhookSettings } from './settings.ts'

/** All that the platform does with webhooks, but calling them. */
export const webhooks = (machine: Machine) => ({
  ...webhookDefinitions(machine),
  ...webhookSettings(machine),
  ...webhookCalls(machine),
})
