import type { PageView } from '../../domain/page-view.ts'
import type { Link } from '../fields/link.ts'
import { addressed } from '../modules/elements/action.tsx'

type Properties = { readonly links: ReadonlyArray<Link>; readonly page: PageView }

export const Navigation = ({ links, page }: Properties) =>
  links.length > 0 && (
    <ul className="navigation">
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <a {...addressed(link)} {...currentness(link.href, page)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )

/** Which of the links are current: pages of which it is the same show the same navigation. */
export const currentAmong = (links: ReadonlyArray<Link>, page: PageView): string =>
  links.map(({ href }) => currentness(href, page)['aria-current'] ?? '').join()

/** The page itself is current, and so, more quietly, is the part of the website it belongs to. */
const currentness = (href: string, { path, trail }: PageView): { readonly 'aria-current'?: 'page' | 'true' } => {
  if (href === path) return { 'aria-current': 'page' }
  const above = trail.slice(1).some((step) => step.path === href)
  return above ? { 'aria-current': 'true' } : {}
}
