import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { TextsContext } from '../texts/context.ts'

/** Makes the HTML of a part once for all pages that show it alike, and gives what stands in its place. */
export type Remember = (key: string, part: ReactElement) => ReactNode

/** Whoever renders many pages provides it; a browser shows one at a time. */
export const RememberContext = createContext<Remember | undefined>(undefined)

type Properties = {
  /** Names the part and everything in which it differs from page to page. */
  readonly as: string
  readonly children: ReactElement
}

/** A part of the layout that is the same on many pages. */
export const Once = ({ as, children }: Properties): ReactNode => {
  const remember = useContext(RememberContext)
  const texts = useContext(TextsContext)
  return remember ? remember(as, <TextsContext value={texts}>{children}</TextsContext>) : children
}
