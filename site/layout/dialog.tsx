import type { ReactNode } from 'react'

/** Anchors and headings have single hyphens in their ids. */
export const dialogIds = { modal: 'layout--modal', privacy: 'layout--privacy' } as const

type Id = (typeof dialogIds)[keyof typeof dialogIds]
type Properties = { readonly id: Id; readonly title: string; readonly close: string; readonly children: ReactNode }

/** Works without script: the browser itself opens and closes it, moves the focus into it, and gives it back. */
export const Dialog = ({ id, title, close, children }: Properties) => (
  <dialog className="dialog" id={id} popover="auto" aria-labelledby={`${id}-title`}>
    <div className="bar">
      <h2 id={`${id}-title`}>{title}</h2>
      <button type="button" className="close" popoverTarget={id} popoverTargetAction="hide">
        {close}
      </button>
    </div>
    {children}
  </dialog>
)

/** Looks like the links beside it, but leads nowhere. */
export const Opener = ({ opens, children }: { readonly opens: Id; readonly children: string }) => (
  <button type="button" className="opener" popoverTarget={opens}>
    {children}
  </button>
)
