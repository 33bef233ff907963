import type { ReactElement } from 'react'
import type { LinkedEntry } from '../../domain/linked.ts'
import type { Embedded, EmbeddedType } from '../fields/embedded.ts'
import { Action } from '../modules/elements/action.tsx'
import { Button } from '../modules/elements/buttons.tsx'
import { Person } from '../modules/elements/person.tsx'
import { Figure } from '../modules/elements/picture.tsx'

type FieldsOf<Type extends EmbeddedType> = Extract<Embedded, { readonly type: Type }>['fields']
type Views = { readonly [Type in EmbeddedType]: (properties: { readonly fields: FieldsOf<Type> }) => ReactElement }

const views: Views = {
  sharedAsset: ({ fields }) => <Figure picture={fields} use="text" />,
  sharedButton: ({ fields }) => (
    <p>
      <Button button={fields} />
    </p>
  ),
  sharedItem: ({ fields: { title, text, figure, link } }) => (
    <aside className="item">
      {figure && <p className="figure">{figure}</p>}
      <p className="title">{title}</p>
      {text && <p>{text}</p>}
      {link && <Action link={link} />}
    </aside>
  ),
  sharedLink: ({ fields }) => (
    <p>
      <Action link={fields} />
    </p>
  ),
  sharedMedia: ({ fields }) => <Figure picture={fields} use="text" />,
  sharedPerson: ({ fields }) => <Person person={fields} />,
}

export const EmbeddedEntry = ({ node }: { readonly node: { readonly data: { readonly target: LinkedEntry } } }) => {
  // The codec of rich text lets no other entries through.
  const { type, fields } = node.data.target as Embedded
  const View = views[type] as (properties: { readonly fields: Embedded['fields'] }) => ReactElement
  return <View fields={fields} />
}
