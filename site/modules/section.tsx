import type { ReactElement } from 'react'
import type { Cover } from '../../domain/cover.ts'
import type { Place, SectionView } from '../../domain/page-view.ts'
import { views } from './views.ts'

type Properties = {
  readonly section: SectionView
  readonly first?: boolean
  readonly cover?: Cover
  /** Names the entry above the section, for editors looking for the source of a text. */
  readonly verbose: boolean
}

/** Entries may have dots in their ids, which selectors and addresses would stumble over. */
export const sectionId = ({ anchor, id }: SectionView): string => anchor ?? id.replaceAll('.', '-')

export const Section = ({ section, first = false, cover, verbose }: Properties) => {
  // Its module decoded `properties`; TypeScript does not see `type` and `properties` move together.
  const View = views[section.type] as (properties: object & Place) => ReactElement
  return (
    <>
      {verbose && (
        <p className="source">
          <code>{`${section.type} ${section.id}`}</code>
        </p>
      )}
      <View {...section.properties} id={sectionId(section)} first={first} {...(cover === undefined ? {} : { cover })} />
    </>
  )
}
