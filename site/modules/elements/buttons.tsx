import type { Button as Fields } from '../../fields/button.ts'
import { addressed } from './action.tsx'

export const Button = ({ button }: { readonly button: Fields }) => (
  <a className={`button ${button.kind}`} {...addressed(button)}>
    {button.label}
  </a>
)

export const Buttons = ({ buttons }: { readonly buttons: ReadonlyArray<Fields> }) =>
  buttons.length > 0 && (
    <div className="buttons">
      {buttons.map((button) => (
        <Button key={`${button.href} ${button.label}`} button={button} />
      ))}
    </div>
  )
