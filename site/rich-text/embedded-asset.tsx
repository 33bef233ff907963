import { useContext } from 'react'
import type { LinkedAsset } from '../../domain/linked.ts'
import { Figure } from '../modules/elements/picture.tsx'
import { TextsContext } from '../texts/context.ts'
import { formatSize, type Texts } from '../texts/texts.ts'

type Properties = { readonly node: { readonly data: { readonly target: LinkedAsset } } }

/** A picture is shown, any other file is offered. */
export const EmbeddedAsset = ({ node: { data } }: Properties) => {
  const texts = useContext(TextsContext)
  const { url, title, description, contentType, width, height } = data.target
  return contentType.startsWith('image/') && width && height ? (
    <Figure picture={{ url, width, height, type: contentType, alt: description ?? title }} use="text" />
  ) : (
    <p className="download">
      <a href={url} download="">
        {title}
      </a>
      {` (${kindOf(data.target, texts)})`}
    </p>
  )
}

const kindOf = ({ url, contentType, size }: LinkedAsset, texts: Texts): string => {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(url)?.[1] ?? contentType.split('/')[1] ?? contentType
  return [extension.toUpperCase(), ...(size === undefined ? [] : [formatSize(texts, size)])].join(', ')
}
