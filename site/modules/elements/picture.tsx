import { type PictureVersions, versionsOf } from '../../../domain/picture.ts'
import type { Picture as Fields } from '../../fields/asset.ts'
import { type PictureUse, sizesOf } from './sizes.ts'

type Properties = {
  readonly picture: Fields & { readonly ratio?: string }
  readonly use: PictureUse
  /** In view at once: fetched first instead of when it comes near. */
  readonly early?: boolean
}

/** The browser takes the version that suits its screen, in the best format it knows. */
export const Picture = ({ picture, use, early = false }: Properties) => {
  const { url, width, height, alt, ratio } = picture
  const versions = versionsOf(picture)
  const own = versions.at(-1)
  const sizes = sizesOf(use, picture)
  const image = (
    <img
      className="picture"
      {...(own ? { srcSet: srcSetOf(own), sizes } : {})}
      src={url}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...(early ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      {...(ratio ? { 'data-ratio': ratio } : {})}
    />
  )
  return versions.length < 2 ? (
    image
  ) : (
    <picture className="versions">
      {versions.slice(0, -1).map((version) => (
        <source key={version.format} type={`image/${version.format}`} srcSet={srcSetOf(version)} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

const srcSetOf = ({ files }: PictureVersions): string => files.map(({ url, width }) => `${url} ${width}w`).join(', ')

export const Figure = (properties: Properties) => (
  <figure>
    <Picture {...properties} />
    {properties.picture.caption && <figcaption>{properties.picture.caption}</figcaption>}
  </figure>
)
