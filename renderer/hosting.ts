import type { Locale } from '../domain/locale.ts'
import type { Origin } from '../domain/meta.ts'
import { assetFolder, failurePath, homePath, serviceWorkerPath, topOf } from '../domain/paths.ts'
import { imageHosts } from '../domain/picture.ts'
import type { Path } from '../domain/route.ts'

/** What a static host must do beside handing out files; the host files are written from this, and the preview behaves by them. */
export type Hosting = {
  readonly redirects: ReadonlyArray<{ readonly from: Path; readonly to: Path; readonly status: 301 | 302 | 307 | 308 }>
  /** The narrower ones first. */
  readonly failures: ReadonlyArray<{ readonly below: Path; readonly page: Path }>
  /** `*` at the end of a path stands for anything below it. No header is set twice for a path: hosts disagree on what that means. */
  readonly headers: ReadonlyArray<{ readonly path: Path; readonly values: { readonly [name: string]: string } }>
}

/** Where a tag manager and what it loads lives. */
const measuring = 'https://*.googletagmanager.com https://*.google-analytics.com'

/** No script but our own files, and none made from texts: `Trusted Types` lets only what was vouched for become HTML or a script. */
const policyOf = (tagManager: string | undefined): string => {
  const others = tagManager === undefined ? '' : ` ${measuring}`
  return [
    "default-src 'self'",
    `script-src 'self'${others}`,
    `connect-src 'self'${others}`,
    `img-src 'self' ${imageHosts.map((host) => `https://${host}`).join(' ')} data:${others}`,
    "form-action 'self' https:",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `trusted-types kade${tagManager === undefined ? '' : ' goog#html'}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const security = (tagManager: string | undefined) => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': policyOf(tagManager),
})

type Published = { readonly origin: Origin; readonly tagManager?: string }

/** The root goes to the default language for now: not for good, since browsers never forget a permanent redirect. */
export const hostingOf = ({ origin, tagManager }: Published, locales: ReadonlyArray<Locale>): Hosting => ({
  redirects: locales.filter((locale) => locale.default).map((locale) => ({ from: '/', to: homePath(locale), status: 302 })),
  failures: [...locales]
    .sort((a, b) => Number(a.default) - Number(b.default))
    .map((locale) => ({ below: topOf(locale), page: failurePath(locale) })),
  headers: [
    { path: '/*', values: { ...security(tagManager), ...(origin === undefined ? { 'X-Robots-Tag': 'noindex' } : {}) } },
    { path: serviceWorkerPath, values: { 'Cache-Control': 'no-cache' } },
    { path: `${assetFolder}*`, values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ],
})
