import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const

/** The floor as one program, so that no time goes into reading sources. */
export const compileFloor = (file: string) =>
  build({
    ...options,
    entryPoints: [here('./floor/program.tsx')],
    outfile: file,
    // React's server build is CommonJS.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  })

/** What pages show, for a peer that brings React itself. */
export const compileComponents = (file: string) =>
  build({
    ...options,
    entryPoints: [here('./floor/document.tsx')],
    outfile: file,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  })
