import { writeFileSync } from 'node:fs'
import { E } from '../domain/prelude.ts'
import { readExport } from '../site/export.ts'
import { sayFailures } from '../site/messages.ts'

const help = `Usage: npm run content -- <file>

Writes the embedded content, which is split by subject, as one export file: what the platform's own import tool takes to fill a space.
The files of its assets stay in site/content, where that tool finds them:

  contentful-import --content-file <file> --upload-assets --assets-directory site/content`

export const run = async ([file]: ReadonlyArray<string>): Promise<number> => {
  if (file === undefined || file.startsWith('-')) {
    console.log(help)
    return file === undefined ? 1 : 0
  }
  const content = await readExport('site/content')()
  if (E.isLeft(content)) return sayFailures(content.left)
  writeFileSync(file, `${JSON.stringify(content.right, null, 2)}\n`)
  console.log(`${content.right.entries.length} entries of ${content.right.contentTypes.length} content types in ${file}`)
  return 0
}
