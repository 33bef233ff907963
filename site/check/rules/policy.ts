import { covers } from '../../../adapters/node/host-rules.ts'
import type { Inline, Site } from '../model.ts'
import type { Rule } from '../rule.ts'

type Policy = ReadonlyMap<string, ReadonlyArray<string>>

/** `default-src 'self'; img-src 'self' data:` by directive. */
const readPolicy = (value: string): Policy =>
  new Map(
    value.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )

const policiesFor = ({ host }: Site, path: string): ReadonlyArray<Policy> =>
  host.headers
    .filter((rule) => covers(rule.path, path))
    .flatMap(({ values }) => values.filter(([name]) => name.toLowerCase() === 'content-security-policy'))
    .map(([, value]) => readPolicy(value))

/** The directive that decides, the narrowest that the policy has. */
const directiveFor = (policy: Policy, { kind, by }: Inline): string | undefined =>
  [`${kind}-src-${by === 'element' ? 'elem' : 'attr'}`, `${kind}-src`, 'default-src'].find((name) => policy.has(name))

/** A hash allows what is inside an element, and an attribute only with `unsafe-hashes`. `unsafe-inline` counts where there is no hash and no nonce. */
const allows = (sources: ReadonlyArray<string>, { hash, by }: Inline): boolean => {
  if (sources.includes(hash)) return by === 'element' || sources.includes("'unsafe-hashes'")
  return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:sha\d+|nonce)-|^'strict-dynamic'$/.test(source))
}

export const policy: Rule = {
  name: 'policy',
  severity: 'error',
  holds: 'Scripts and styles inside a page are allowed by the content security policy that is sent with it.',
  *find(site) {
    for (const { path, inline } of site.documents.values()) {
      const policies = policiesFor(site, path)
      if (policies.length === 0)
        yield {
          at: path,
          what: 'No content security policy is sent with it (_headers).',
          remedy: 'Mend the headers (renderer/hosting.ts).',
        }
      for (const each of inline)
        for (const one of policies) {
          const directive = directiveFor(one, each)
          if (directive === undefined || allows(one.get(directive) ?? [], each)) continue
          yield {
            at: path,
            what: `${each.shown} is not allowed by ${directive}.`,
            remedy: `Move it into a file, or add ${each.hash}${each.by === 'attribute' ? " and 'unsafe-hashes'" : ''} to ${directive} (renderer/hosting.ts).`,
          }
        }
    }
  },
}
