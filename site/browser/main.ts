import { enableDialogs } from './dialog.ts'
import { enableFilters } from './filter.ts'
import { enableForms } from './form.ts'
import { enableMenus } from './menu.ts'
import { enablePrivacy } from './privacy.ts'

// Every page works without these. Each listens on the document, so what is shown later needs no second call.
enableMenus(document)
enableDialogs(document)
enableForms(document)
enableFilters(document)
enablePrivacy(document)
