import type { Link } from '../../fields/link.ts'

/** Attributes of every link: what leads to another website is marked by its `rel`, which the styles show. */
export const addressed = ({ href, external }: Pick<Link, 'href' | 'external'>) => ({
  href,
  ...(external ? { rel: 'noopener' } : {}),
})

/** The link that carries a section on. */
export const Action = ({ link }: { readonly link: Link }) => (
  <a className="action" {...addressed(link)}>
    {link.label}
  </a>
)
