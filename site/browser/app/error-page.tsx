import { useContext } from 'react'
import type { PageView } from '../../../domain/page-view.ts'
import { homePath } from '../../../domain/paths.ts'
import { TextsContext } from '../../texts/context.ts'

type Properties = { readonly status: number; readonly message: string; readonly view: PageView }

/** What a page cannot be shown for, and the way out. */
export const ErrorPage = ({ status, message, view }: Properties) => {
  const { goHome } = useContext(TextsContext)
  return (
    <section className="error" aria-labelledby="error">
      <h1 id="error">{status}</h1>
      <p className="lead">{message}</p>
      <p>
        <a className="action" href={homePath(view.locale)}>
          {goHome}
        </a>
      </p>
    </section>
  )
}
