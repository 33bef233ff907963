import { readFileSync } from 'node:fs'
import { project } from '../adapters/node/project.ts'

const { version } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as { readonly version: string }

/** The versions that section 9 wants in the user-agent header, in the platform's notation. */
export const userAgent = `sdk kade/${version}; platform node.js/${process.version.slice(1)}; os ${process.platform};`
