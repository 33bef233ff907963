import { whole } from '../content/pages.js'
import { article } from '../parts/article.js'

export const data = {
  layout: 'layout.11ty.js',
  pagination: { data: 'views', size: 1, alias: 'view' },
  permalink: ({ view }) => view.path,
}

export const render = ({ view, words }) => article(whole(view), words[view.locale.iso])
