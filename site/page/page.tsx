import type { PageView } from '../../domain/page-view.ts'
import { Section } from '../modules/section.tsx'
import { Children } from './children.tsx'
import { Opening } from './opening.tsx'

/** What stands between the header and the footer of the website. A page that states facts is a thing of its own: an article. */
export const Page = ({ page }: { readonly page: PageView }) => {
  const { facts, sections, children, meta } = page
  const contents = (
    <>
      {sections[0]?.type !== 'hero' && <Opening page={page} />}
      {sections.map((section, index) => (
        <Section key={section.id} section={section} first={index === 0} verbose={meta.verbose} />
      ))}
      <Children pages={children} />
    </>
  )
  return facts ? <article>{contents}</article> : contents
}
