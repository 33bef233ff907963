import type { Picture as Fields } from '../../fields/asset.ts'

type Properties = {
  readonly picture: Fields & { readonly ratio?: string }
  /** In view at once: fetched first instead of when it comes near. */
  readonly early?: boolean
}

export const Picture = ({ picture: { url, width, height, alt, ratio }, early = false }: Properties) => (
  <img
    className="picture"
    src={url}
    width={width}
    height={height}
    alt={alt}
    decoding="async"
    {...(early ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    {...(ratio ? { 'data-ratio': ratio } : {})}
  />
)

export const Figure = (properties: Properties) => (
  <figure>
    <Picture {...properties} />
    {properties.picture.caption && <figcaption>{properties.picture.caption}</figcaption>}
  </figure>
)
