export { views as default } from '../../content/pages.js'
