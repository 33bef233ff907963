/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

export type Person = { readonly id: string; readonly name: string; readonly role: string }

export const employments = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const
export type Employment = (typeof employments)[number]

/** What a page states beside its text, by the kind of page; overviews, feeds and structured data are made from it. */
export type Facts =
  | { readonly kind: 'article'; readonly published: Day; readonly authors: ReadonlyArray<Person> }
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
      readonly employment: Employment
      readonly posted: Day
      readonly validThrough?: Day
    }
  | { readonly kind: 'partner'; readonly sort: string; readonly tagline?: string; readonly url?: string }
