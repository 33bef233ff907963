/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

export type Person = {
  readonly id: string
  readonly name: string
  readonly role: string
  /** The address of a picture, and its size in pixels. */
  readonly portrait?: { readonly url: string; readonly width: number; readonly height: number }
}

export const employments = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const
export type Employment = (typeof employments)[number]

/** What a page states beside its text, by the kind of page; overviews, feeds and structured data are made from it. */
export type Facts =
  | {
      readonly kind: 'article'
      readonly published: Day
      readonly authors: ReadonlyArray<Person>
      readonly topics: ReadonlyArray<string>
    }
  | {
      readonly kind: 'case'
      readonly customer: string
      readonly sector: string
      readonly services: ReadonlyArray<string>
      readonly year?: number
    }
  | {
      readonly kind: 'vacancy'
      readonly team: string
      readonly location: string
      /** ISO 3166: `BE`. */
      readonly country?: string
      readonly employment: Employment
      readonly posted: Day
      readonly validThrough?: Day
    }
  | { readonly kind: 'partner'; readonly sort: string; readonly tagline?: string; readonly url?: string }

/** The words by which pages of one kind belong together: readers filter overviews by them, and find related pages. */
export const labelsOf = (facts: Facts): ReadonlyArray<string> => {
  switch (facts.kind) {
    case 'article':
      return facts.topics
    case 'case':
      return [facts.sector, ...facts.services]
    case 'vacancy':
      return [facts.team]
    case 'partner':
      return [facts.sort]
  }
}
