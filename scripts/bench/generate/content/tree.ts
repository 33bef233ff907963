export type Article = { readonly number: number; readonly id: string }
export type Section = { readonly number: number; readonly id: string; readonly articles: ReadonlyArray<Article> }
/** Sections below the home page, articles below those. */
export type Tree = { readonly sections: ReadonlyArray<Section>; readonly articles: ReadonlyArray<Article> }

/** With fewer, an article could not lead to three others. */
export const fewestPages = 14
/** An overview that lists more is nothing that anybody reads. */
const articlesInSection = 100

export const articleId = (number: number): string => `article-${number}`

/** Home and the page for what is not found count, too; all of them are there in both languages. */
export const treeOf = (pages: number): Tree => {
  if (!Number.isInteger(pages / 2) || pages < fewestPages)
    throw new Error(
      `A website of ${pages} pages cannot be made: it takes an even number, ${fewestPages} at least, half of them in each language.`,
    )
  const rest = pages / 2 - 2
  const sectionCount = Math.ceil(rest / (articlesInSection + 1))
  const articles = Array.from({ length: rest - sectionCount }, (_, number) => ({ number, id: articleId(number) }))
  const sections = Array.from({ length: sectionCount }, (_, number) => ({
    number,
    id: `section-${number}`,
    articles: articles.filter((article) => article.number % sectionCount === number),
  }))
  return { sections, articles }
}
