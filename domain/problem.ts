/** A spot in the content, as precise as it is known. */
export type Where = { readonly entry: string; readonly field?: string; readonly locale?: string }

/** An asset, in the language its file is for. */
export type AssetWhere = { readonly asset: string; readonly locale: string }

/** What can be wrong with the content of a website: one tag for each situation an editor mends in another way. */
export type Problem =
  | { readonly _tag: 'NoWebsite' }
  | { readonly _tag: 'ManyWebsites'; readonly entries: ReadonlyArray<string> }
  | { readonly _tag: 'NoDefaultLocale'; readonly locales: ReadonlyArray<string> }
  | { readonly _tag: 'SameLanguage'; readonly code: string; readonly locales: ReadonlyArray<string> }
  | { readonly _tag: 'NoTexts'; readonly locale: string; readonly languages: ReadonlyArray<string> }
  | { readonly _tag: 'NoPage'; readonly page: string; readonly found?: string }
  | { readonly _tag: 'Unresolved'; readonly where: Where; readonly linkType: string; readonly target: string }
  | {
      readonly _tag: 'WrongType'
      readonly where: Where
      readonly target: string
      readonly found: string
      readonly expected: string
    }
  | { readonly _tag: 'EntryCycle'; readonly where: Where; readonly entries: ReadonlyArray<string> }
  | { readonly _tag: 'TooLarge'; readonly where: Where; readonly limit: number }
  | { readonly _tag: 'NotTranslated'; readonly where: Where; readonly needed: string }
  | { readonly _tag: 'HalfTranslated'; readonly where: Where }
  | { readonly _tag: 'MissingField'; readonly where: Where }
  | { readonly _tag: 'BadField'; readonly where: Where; readonly reason: string }
  | { readonly _tag: 'BadSlug'; readonly where: Where; readonly slug: string }
  | { readonly _tag: 'PageCycle'; readonly where: Where; readonly pages: ReadonlyArray<string> }
  | { readonly _tag: 'TwoPlaces'; readonly where: Where; readonly page: string; readonly other: string }
  | { readonly _tag: 'SamePath'; readonly where: Where; readonly path: string; readonly other: string }
  | {
      readonly _tag: 'BadSection'
      readonly where: Where
      readonly section: string
      readonly path: string
      readonly reasons: ReadonlyArray<string>
    }
  | { readonly _tag: 'BadLayout'; readonly where: Where; readonly reasons: ReadonlyArray<string> }
  | { readonly _tag: 'NoRoute'; readonly where: Where; readonly path: string; readonly target: string }
  | { readonly _tag: 'NoFile'; readonly where: AssetWhere; readonly file: string }
  | {
      readonly _tag: 'OtherFile'
      readonly where: AssetWhere
      readonly file: string
      readonly differences: ReadonlyArray<string>
    }

/** A problem in words: where it is, what it is, and what to do about it. */
export type Explanation = { readonly where?: string; readonly what: string; readonly remedy: string }

const quoted = (names: ReadonlyArray<string>) => names.map((name) => `"${name}"`).join(', ')
const chain = (names: ReadonlyArray<string>) => names.map((name) => `"${name}"`).join(' → ')
const bullets = (reasons: ReadonlyArray<string>) => reasons.map((reason) => `\n  - ${reason}`).join('')

const sayWhere = (where: Where | AssetWhere): string =>
  ('asset' in where
    ? [`asset "${where.asset}"`, where.locale]
    : [`entry "${where.entry}"`, where.field && `field "${where.field}"`, where.locale]
  )
    .filter(Boolean)
    .join(', ')

/** No `default`: a new tag without a sentence does not compile. */
const sayWhat = (problem: Problem): { readonly what: string; readonly remedy: string } => {
  switch (problem._tag) {
    case 'NoWebsite':
      return { what: 'The content has no website record.', remedy: 'Create and publish one entry of the content type "website".' }
    case 'ManyWebsites':
      return {
        what: `The content has ${problem.entries.length} website records: ${quoted(problem.entries)}.`,
        remedy: 'Keep one of them and unpublish the others.',
      }
    case 'NoDefaultLocale':
      return {
        what: `None of the locales (${problem.locales.join(', ') || 'there are none'}) is the default one.`,
        remedy: 'Mark one locale as the default in the settings of the space.',
      }
    case 'SameLanguage':
      return {
        what: `The locales ${problem.locales.join(' and ')} would both live under /${problem.code}/.`,
        remedy: 'Keep one locale per language: the paths carry the language only.',
      }
    case 'NoTexts':
      return {
        what: `The website has no interface texts for ${problem.locale}.`,
        remedy: `Write them, or remove the locale from the space; there are texts for: ${problem.languages.join(', ')}.`,
      }
    case 'NoPage':
      return problem.found === undefined
        ? { what: `The page "${problem.page}" does not exist or is a draft.`, remedy: 'Publish it, or ask for another one.' }
        : { what: `"${problem.page}" is a ${problem.found}, not a page.`, remedy: 'Ask for an entry of the content type "page".' }
    case 'Unresolved':
      return {
        what: `It links to the ${problem.linkType.toLowerCase()} "${problem.target}", which does not exist or is a draft.`,
        remedy: `Publish "${problem.target}", or remove the link.`,
      }
    case 'WrongType':
      return {
        what: `It links to "${problem.target}", which is a ${problem.found}; expected: ${problem.expected}.`,
        remedy: 'Link to an entry of the expected content type.',
      }
    case 'EntryCycle':
      return {
        what: `Its content contains itself: ${chain(problem.entries)}.`,
        remedy: 'Remove one of these links.',
      }
    case 'TooLarge':
      return {
        what: `It embeds more than ${problem.limit} entries, counting every repetition.`,
        remedy: 'Remove links between the entries that it embeds, or divide it into several pages.',
      }
    case 'NotTranslated':
      return {
        what: `It has no translation in ${problem.where.locale ?? 'this locale'}, but it is ${problem.needed}.`,
        remedy: 'Fill in its title, description and slug in that locale and publish it.',
      }
    case 'HalfTranslated':
      return {
        what: 'The field is empty in this locale, though the page is translated.',
        remedy: 'Fill it in, or empty the title, the description and the slug to leave the page out of that language.',
      }
    case 'MissingField':
      return { what: 'The field is empty.', remedy: 'Fill it in and publish the entry.' }
    case 'BadField':
      return { what: problem.reason, remedy: 'Correct the field and publish the entry.' }
    case 'BadSlug':
      return {
        what: `The slug ${JSON.stringify(problem.slug)} is not one clean path segment.`,
        remedy: 'Use lower-case letters, digits and single hyphens, at most 128 of them, for example "what-we-do".',
      }
    case 'PageCycle':
      return {
        what: `The page tree runs in a circle: ${chain(problem.pages)}.`,
        remedy: 'Remove one of these pages from the field "pages" of the one before it.',
      }
    case 'TwoPlaces':
      return {
        what: `The page "${problem.page}" already stands below "${problem.other}"; a page has one address only.`,
        remedy: `Remove it from the field "pages" of "${problem.where.entry}" or of "${problem.other}".`,
      }
    case 'SamePath':
      return {
        what: `Its path ${problem.path} is also that of the page "${problem.other}".`,
        remedy: 'Give one of the two pages another slug.',
      }
    case 'BadSection':
      return {
        what: `The ${problem.section} on ${problem.path} cannot be shown:${bullets(problem.reasons)}`,
        remedy: 'Correct these fields and publish the entry.',
      }
    case 'BadLayout':
      return {
        what: `The layout cannot be shown:${bullets(problem.reasons)}`,
        remedy: 'Correct these fields and publish the entries.',
      }
    case 'NoRoute':
      return {
        what: `Something on ${problem.path} links to the page "${problem.target}", which has no address in ${problem.where.locale ?? 'this locale'}.`,
        remedy: `Put "${problem.target}" below another page (field "pages"), translate it, or remove the link.`,
      }
    case 'NoFile':
      return {
        what: `Its file is not beside the content: ${problem.file}.`,
        remedy: 'Put it there, or export the content again with its files (contentful-export --download-assets).',
      }
    case 'OtherFile':
      return {
        what: `Its file ${problem.file} is not what the record says. It is:${bullets(problem.differences)}`,
        remedy: 'Correct the details in the record, or put the right file there.',
      }
  }
}

export const explainProblem = (problem: Problem): Explanation => ({
  ...('where' in problem ? { where: sayWhere(problem.where) } : {}),
  ...sayWhat(problem),
})
