/** Entity types of the platform's adapters that are not their namespace with a capital. */
const entityTypes: { readonly [namespace: string]: string } = {
  raw: 'Http',
  oauthApplication: 'OAuthApplication',
  scheduledActions: 'ScheduledAction',
  uiConfig: 'UIConfig',
}

/** Actions that have another name there. */
const actions: { readonly [operation: string]: string } = { 'organization.getAll': 'getMany', 'raw.http': 'request' }

/** `release.entry.get` is called `ReleaseEntry` and `get`. */
export const adapterNames = (operation: string): { readonly entityType: string; readonly action: string } => {
  const parts = operation.split('.')
  const namespace = parts.slice(0, -1)
  const capitals = namespace.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    entityType: entityTypes[namespace.join('.')] ?? capitals,
    action: actions[operation] ?? parts.at(-1) ?? '',
  }
}
