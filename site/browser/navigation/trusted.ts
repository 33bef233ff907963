import type { TrustedHtml } from './shown.ts'

type Policy = { readonly createHTML: (html: string) => TrustedHtml; readonly createScriptURL: (url: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: object) => Policy }

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('kade', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
})

/** For documents of this very website, and nothing else: they were trusted when the first of them was opened. */
export const trusted = (html: string): TrustedHtml => policy?.createHTML(html) ?? (html as TrustedHtml)

/** For scripts whose address stands in this code. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url
