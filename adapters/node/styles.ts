import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import type { OutputFile } from '../../ports/output.ts'

/** The addresses of the style sheets, and the files that go with them: fonts too, each named by its content. */
export type Styles = { readonly stylesheets: ReadonlyArray<string>; readonly files: ReadonlyArray<OutputFile> }

/** One sheet of `first` and every other `.css` file in the folder. Their order does not matter: each fills one cascade layer. */
export const bundleStyles = async (folder: string, first: string, address: string): Promise<Styles> => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && file !== first)
    .sort()
  const { outputFiles } = await build({
    stdin: {
      contents: [first, ...others].map((file) => `@import './${file}';`).join('\n'),
      loader: 'css',
      resolveDir: folder,
      sourcefile: 'styles.css',
    },
    outdir: join(folder, 'out'),
    bundle: true,
    minify: true,
    write: false,
    entryNames: 'styles-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    target: ['chrome120', 'firefox120', 'safari17'],
    logLevel: 'error',
  })
  const files = outputFiles.map(({ path, contents }) => ({
    path: `${address}${relative(join(folder, 'out'), path).split(sep).join('/')}`.slice(1),
    contents,
  }))
  return { files, stylesheets: files.filter(({ path }) => path.endsWith('.css')).map(({ path }) => `/${path}`) }
}
