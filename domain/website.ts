/** The website record of section 3, in one language. */
export type Website = {
  readonly id: string
  readonly text: { readonly title: string; readonly tagline?: string }
  /** Ids of the home page and of the page shown when nothing is found. */
  readonly page: { readonly default: string; readonly failure: string }
  /** Id of the layout template. */
  readonly template: string
  /** Id of the privacy settings, if visitors are asked for anything. */
  readonly privacy?: string
  /** Whether sections are labelled with their entries, for editors looking for the source of a text. */
  readonly verbose: boolean
}
