import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { validate } from 'csstree-validator'
import { transform } from 'esbuild'
import { writtenWebsite } from '../data/website.ts'

/** Everything that is wrong with a sheet. The validator doesn't know rules inside of rules yet, which are therefore unfolded first, as they are for visitors. */
const faultsOf = async (name: string, css: string): Promise<ReadonlyArray<string>> => {
  const { code, warnings } = await transform(css, { loader: 'css', supported: { nesting: false } })
  return [
    ...warnings.map(({ text, location }) => `${name}:${location?.line}: ${text}`),
    ...validate(code).map(({ message, details }) => `${name}: ${message} ${details ?? ''}`.trim()),
  ]
}

const sheets = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

describe('the styles of the website', function () {
  this.timeout(60_000)
  const { files } = writtenWebsite()

  it('are valid CSS, sheet by sheet', async () => {
    expect(sheets).to.have.length.above(20)
    const faults = await Promise.all(sheets.map((file) => faultsOf(file, readFileSync(join('site', file), 'utf8'))))
    expect(faults.flat()).to.deep.equal([])
  })

  it('are valid CSS as they are sent', () => {
    const sent = [...files].filter(([path]) => path.endsWith('.css'))
    expect(sent).to.have.length(1)
    for (const [path, contents] of sent) expect(validate(contents.toString()), path).to.deep.equal([])
  })

  for (const [what, css] of [
    ['a name that nobody knows', 'a { colr: red }'],
    ['a value that does not fit', '.hero { p { inline-size: 3 apples } }'],
    ['a rule of a kind that nobody knows', '@contaner (inline-size > 3rem) { a { color: red } }'],
    ['a rule that does not end', '.hero { p { color: red }'],
  ] as const)
    it(`would not get through with ${what}`, async () => {
      expect(await faultsOf('planted.css', css)).not.to.deep.equal([])
    })
})
