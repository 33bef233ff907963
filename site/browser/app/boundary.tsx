import { Component, type ReactNode } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import { homePath } from '../../../domain/paths.ts'

type Properties = { readonly locale: Locale; readonly children: ReactNode }

/** When even the error page fails: nothing in here can. The words are those of section 8. */
export class Boundary extends Component<Properties, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main id="main" tabIndex={-1} lang="en">
        <section className="error">
          <h1>An error occurred while showing the error page</h1>
          <p>{error.message}</p>
          <p>
            <a href={homePath(this.props.locale)}>Go back to home</a>
          </p>
        </section>
      </main>
    )
  }
}
