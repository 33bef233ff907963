import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

export type Size = { readonly minified: number; readonly gzip: number }

/** What a program that makes a client weighs, as esbuild bundles it for a platform. */
export const bundleSize = async (program: string, folder: string, platform: 'browser' | 'node'): Promise<Size> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    write: false,
    logLevel: 'silent',
    metafile: false,
  })
  const code = outputFiles?.[0]?.contents ?? new Uint8Array()
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length }
}
