import { type Cover, coverFormats, coverPath } from '../../../domain/cover.ts'

type Properties = { readonly cover: Cover }

/** Beside a link. The title tells what the page is about, so the picture is silent. */
export const CoverCard = ({ cover, early = false }: Properties & { readonly early?: boolean }) => (
  <img
    className="cover"
    src={coverPath(cover, 'card')}
    {...coverFormats.card}
    alt=""
    decoding="async"
    {...(early ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
  />
)

/** Wide; on small screens the one that was drawn for them. */
export const CoverBand = ({ cover, early = false }: Properties & { readonly early?: boolean }) => (
  <picture className="cover">
    <source media="(width < 48rem)" srcSet={coverPath(cover, 'card')} {...coverFormats.card} />
    <img
      src={coverPath(cover, 'band')}
      {...coverFormats.band}
      alt=""
      decoding="async"
      {...(early ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  </picture>
)
