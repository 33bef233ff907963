import type { Locale } from '../domain/locale.ts'
import type { Origin } from '../domain/meta.ts'
import { assetFolder, failurePath, homePath, topOf } from '../domain/paths.ts'
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

const security = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'self'",
    `img-src 'self' ${imageHosts.map((host) => `https://${host}`).join(' ')} data:`,
    "form-action 'self' https:",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** The root goes to the default language for now: not for good, since browsers never forget a permanent redirect. */
export const hostingOf = (origin: Origin, locales: ReadonlyArray<Locale>): Hosting => ({
  redirects: locales.filter((locale) => locale.default).map((locale) => ({ from: '/', to: homePath(locale), status: 302 })),
  failures: [...locales]
    .sort((a, b) => Number(a.default) - Number(b.default))
    .map((locale) => ({ below: topOf(locale), page: failurePath(locale) })),
  headers: [
    { path: '/*', values: { ...security, ...(origin === undefined ? { 'X-Robots-Tag': 'noindex' } : {}) } },
    { path: `${assetFolder}*`, values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ],
})
