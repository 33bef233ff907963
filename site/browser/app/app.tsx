import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Shown } from '../navigation/shown.ts'
import type { App } from '../start-app.ts'
import { Screen } from './screen.tsx'

/** Takes over the delivered document as it is, and shows other pages in its place. */
export const startApp = async (container: Element): Promise<App> => {
  const root = await new Promise<Root>((resolve) => {
    const made = hydrateRoot(container, <Adopted onReady={() => resolve(made)} />)
  })
  return { show: (shown) => flushSync(() => root.render(<Screen shown={shown} />)) }
}

const delivered: Shown = { kind: 'delivered' }

/** A page that came before React is done with taking over would be shown twice. */
const Adopted = ({ onReady }: { readonly onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return <Screen shown={delivered} />
}
