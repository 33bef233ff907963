import { appUploads } from '../entities/uploads.ts'
import type { Machine } from '../machine.ts'
import { appActions } from './actions.ts'
import { appBundles } from './bundles.ts'
import { appDefinitions } from './definitions.ts'
import { appIdentity } from './identity.ts'
import { resourceTypes } from './resources.ts'
import { singletons } from './singletons.ts'

/** Everything about apps: what they are, where they are installed, what they offer, and how they prove who they are. */
export const apps = (machine: Machine) => ({
  ...appDefinitions(machine),
  ...appActions(machine),
  ...appBundles(machine),
  ...appIdentity(machine),
  ...resourceTypes(machine),
  ...singletons(machine),
  appUpload: appUploads(machine),
})
