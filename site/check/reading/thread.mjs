// A thread begins with no knowledge of TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
