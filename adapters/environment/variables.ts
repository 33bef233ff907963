/** Names in use for the same setting. The first is the one to use; the others are taken where it is not set. */
export const variables = {
  spaceId: ['CONTENTFUL_SPACE_ID'],
  environmentId: ['CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_ENVIRONMENT_ID'],
  organizationId: ['CONTENTFUL_ORGANIZATION_ID'],
  deliveryToken: ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_DELIVERY_TOKEN', 'CONTENTFUL_DELIVERY_ACCESS_TOKEN'],
  previewToken: ['CONTENTFUL_PREVIEW_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'],
  managementToken: ['CONTENTFUL_MANAGEMENT_TOKEN', 'CONTENTFUL_MANAGEMENT_ACCESS_TOKEN'],
  host: ['CONTENTFUL_HOST'],
  managementHost: ['CONTENTFUL_MANAGEMENT_HOST'],
} as const satisfies { readonly [setting: string]: ReadonlyArray<string> }

export type Setting = keyof typeof variables
export type Environment = { readonly [name: string]: string | undefined }
export type Found = { readonly value: string; readonly from: string }

/** A setting and the name that won. An empty or blank variable counts as none. */
export const find = (environment: Environment, setting: Setting): Found | undefined => {
  const from = variables[setting].find((name) => environment[name]?.trim())
  return from === undefined ? undefined : { value: environment[from]?.trim() ?? '', from }
}
