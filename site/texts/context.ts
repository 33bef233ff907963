import { createContext } from 'react'
import { nl } from './nl.ts'
import type { Texts } from './texts.ts'

/** The layout provides it; what stands outside a layout speaks the default language. */
export const TextsContext = createContext<Texts>(nl)
