import { version } from './version.ts'

type Process = { readonly versions?: { readonly node?: string }; readonly platform?: string }
const systems: { readonly [platform: string]: string } = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' }

export type Application = { readonly application?: string; readonly integration?: string; readonly feature?: string }

/** Who asks, in the platform's notation: `app shop/1.0; sdk kade/0.1.0; platform node.js/20.19.0; os Linux/20.19.0;`. */
export const userAgentOf = (sdk: string, { application, integration, feature }: Application): string => {
  const { versions, platform } = (globalThis as { readonly process?: Process }).process ?? {}
  const parts = [
    application && `app ${application}`,
    integration && `integration ${integration}`,
    feature && `feature ${feature}`,
    `sdk ${sdk}/${version}`,
    versions?.node ? `platform node.js/${versions.node}` : 'platform browser',
    versions?.node && platform && `os ${systems[platform] ?? platform}/${versions.node}`,
  ]
  return `${parts.filter(Boolean).join('; ')};`.replace(/[^\x20-\x7e]/g, ' ')
}
