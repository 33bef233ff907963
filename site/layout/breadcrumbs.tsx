import type { PageView } from '../../domain/page-view.ts'

type Properties = { readonly label: string; readonly page: PageView }

/** The way back up. Home and the failure page have nothing above them. */
export const Breadcrumbs = ({ label, page: { trail, title } }: Properties) =>
  trail.length > 0 && (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.path}>
            <a href={step.path}>{step.title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
