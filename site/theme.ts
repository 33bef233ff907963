import type { Theme } from '../renderer/theme.ts'
import { decodeLayout } from './layout/fields.ts'
import { Layout } from './layout/layout.tsx'
import { decoders } from './modules/decoders.ts'
import { Page } from './page/page.tsx'

export const theme: Theme = { modules: decoders, layout: decodeLayout, Layout, Page }
