import type { PageView } from '../../domain/page-view.ts'
import { Section } from '../modules/section.tsx'
import { Children } from './children.tsx'
import { Contents } from './contents.tsx'
import { Onward } from './onward.tsx'
import { Opening } from './opening.tsx'

/** What stands between the header and the footer of the website. A page that states facts is a thing of its own: an article. */
export const Page = ({ page }: { readonly page: PageView }) => {
  const { facts, sections, nearby } = page
  /** A hero opens a page by itself; an overview says a word before it lists. */
  const opened = sections[0]?.type === 'hero' ? 1 : 0
  const contents = (
    <>
      {opened === 0 && <Opening page={page} />}
      <Sections page={page} to={opened} />
      <Contents page={page} />
      <Sections page={page} from={opened} to={1} />
      {isOverview(page) && <Children pages={page.children} />}
      <Sections page={page} from={1} />
    </>
  )
  return facts ? (
    <>
      <article>{contents}</article>
      <Onward kind={facts.kind} nearby={nearby} />
    </>
  ) : (
    contents
  )
}

/** Home leads to the pages below it by its own sections. */
const isOverview = ({ trail, sections }: PageView): boolean => trail.length > 0 || sections.length === 0

const Sections = ({ page: { sections, meta, cover }, from = 0, to = sections.length }: SectionsProperties) =>
  sections
    .slice(from, to)
    .map((section, index) => (
      <Section
        key={section.id}
        section={section}
        verbose={meta.verbose}
        {...(from + index === 0 ? { first: true, cover } : {})}
      />
    ))

type SectionsProperties = { readonly page: PageView; readonly from?: number; readonly to?: number }
