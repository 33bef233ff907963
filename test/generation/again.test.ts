import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { type EntryJson, type ExportJson, entryIn, richText, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { ended } from '../data/run.ts'
import { cold, differences, expectDone, expectTidy, type Files, type Place, placeIn } from './place.ts'

const day = 86_400
type ContentType = { sys: { id: string }; fields: Array<{ id: string; omitted?: boolean }> }
/** A text that points at a page. */
const linkedText = (page: string) => {
  const text = richText('Lees het verhaal.')
  const [paragraph] = text.content
  const data = { target: { sys: { type: 'Link', linkType: 'Entry', id: page } } }
  return { ...text, content: [{ ...paragraph, content: [{ nodeType: 'entry-hyperlink', data, content: paragraph?.content }] }] }
}

const changed = (id: string, field: string, dutch: unknown, english: unknown): ExportJson => {
  const content = smallExport()
  entryIn(content, id).fields[field] = { 'nl-BE': dutch, 'en-US': english }
  return content
}

/** What is changed, and the files that show it, beside the manifest. */
const shown: ReadonlyArray<readonly [what: string, content: ExportJson, files: ReadonlyArray<string>]> = [
  [
    'a text',
    changed('about.text', 'text', richText('Wij zijn de kade.'), richText('We are the harbour.')),
    ['en/about-us/_payload.json', 'en/about-us/index.html'],
  ],
  [
    'the title of a page',
    changed('story', 'title', 'story (nl)', 'A tale'),
    ['en/about-us/_payload.json', 'en/about-us/index.html', 'en/about-us/story/_payload.json', 'en/about-us/story/index.html'],
  ],
  [
    'a label of the layout',
    changed('locales', 'label', 'Taal', 'Tongue'),
    ['404.html', '_layout.json', 'about-us/index.html', 'about-us/story/index.html', 'index.html', 'offline.html'].map(
      (path) => `en/${path}`,
    ),
  ],
  ['what nobody sees', changed('locales', 'name', 'Taalkiezer', undefined), []],
]

/** What somebody or something may do to what is kept beside a website. */
const isNotes = (record: string): boolean => /\.notes\.(?:\w+\.)?json$/.test(record)

const damages: ReadonlyArray<readonly [what: string, damage: (record: string) => void]> = [
  ['is gone', (record) => rmSync(record)],
  ['ends half-way', (record) => truncateSync(record, Math.floor(statSync(record).size / 2))],
  ['is empty', (record) => truncateSync(record, 0)],
  [
    'was written by another version',
    (record) => {
      const older = isNotes(record) ? { pages: 1 } : { ...JSON.parse(readFileSync(record, 'utf8')), notes: { pages: 1 } }
      writeFileSync(record, JSON.stringify(older))
    },
  ],
  ...['null', '{}', '[]', '{"at":1}'].map((words) => [`is ${words}`, (record: string) => writeFileSync(record, words)] as const),
]

describe('a website that is generated again', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  let count = 0
  const fresh = async (): Promise<Place> => {
    const place = placeIn(join(folder, String(count++)))
    await again(place, smallExport())
    return place
  }
  const again = async (place: Place, content: ExportJson, environment = {}): Promise<Files> => {
    place.write(content)
    expectDone(await place.generate({ environment }))
    expectTidy(place)
    return place.files() ?? new Map()
  }
  const anew = (content: ExportJson, environment = {}) => cold(join(folder, String(count++)), content, { environment })
  const kept = (place: Place): ReadonlyArray<string> =>
    place.beside().flatMap((name) => (name.endsWith('.json') ? [join(place.dist, '../.kade/dist', name)] : []))

  /** Every file and folder, and which one it is, and since when. */
  const stamps = ({ dist }: Place): ReadonlyMap<string, string> =>
    new Map(
      readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => {
        const { ino, mtimeMs } = statSync(join(dist, path))
        return [path, `${ino} ${mtimeMs}`]
      }),
    )
  const rewritten = (place: Place, before: ReadonlyMap<string, string>): ReadonlyArray<string> =>
    [...stamps(place)].flatMap(([path, stamp]) =>
      before.get(path) !== stamp && statSync(join(place.dist, path)).isFile() ? [path] : [],
    )

  it('is not touched when nothing has changed', async () => {
    const place = await fresh()
    const before = [...stamps(place), ...kept(place).map((file) => statSync(file).mtimeMs)]
    await again(place, smallExport())
    expect([...stamps(place), ...kept(place).map((file) => statSync(file).mtimeMs)]).to.deep.equal(before)
  })

  for (const [what, content, files] of shown)
    it(`has ${files.length} files more when ${what} has changed, those that show it`, async () => {
      const place = await fresh()
      const before = stamps(place)
      expect(differences(await again(place, content), await anew(content))).to.deep.equal([])
      const written = rewritten(place, before).filter((path) => path !== '_manifest.json')
      expect(written.sort()).to.deep.equal(files)
    })

  describe('whose page points at another', () => {
    const pointing = (): ExportJson => {
      const content = smallExport()
      const text = linkedText('story')
      entryIn(content, 'about.text').fields.text = { 'nl-BE': text, 'en-US': richText('We are the quay.') }
      return content
    }
    const changes: ReadonlyArray<readonly [what: string, change: (fields: EntryJson['fields']) => void, dutch: RegExp]> = [
      [
        'has another title in another language',
        ({ title }) => Object.assign(title ?? {}, { 'en-US': 'A tale' }),
        /was not rendered/,
      ],
      ['has another title', ({ title }) => Object.assign(title ?? {}, { 'nl-BE': 'Een sprookje' }), /was rendered: .*changed/],
      [
        'is not there in another language any more',
        (fields) => {
          for (const field of ['title', 'description', 'slug']) delete fields[field]?.['en-US']
        },
        /was not rendered/,
      ],
    ]
    for (const [what, change, dutch] of changes)
      it(`knows whether it has to be rendered where that one ${what}`, async () => {
        const place = await fresh()
        await again(place, pointing())
        const content = pointing()
        change(entryIn(content, 'story').fields)
        place.write(content)
        const { stdout } = await place.generate({ environment: { KADE_EXPLAIN: '/nl/over-ons/' } })
        expect(stdout).to.match(dutch)
        expect(differences(place.files() ?? new Map(), await anew(content))).to.deep.equal([])
      })
  })

  it('has notes of its outlines that are those of before, as long as they say the same', async () => {
    const place = await fresh()
    const outlines = () => new Set(kept(place).flatMap((file) => (file.endsWith('.outlines.json') ? [statSync(file).ino] : [])))
    const [[, text], [, title]] = shown as readonly [(typeof shown)[0], (typeof shown)[0]]
    await again(place, text)
    expect(outlines().size).to.equal(1)
    await again(place, title)
    expect(outlines().size).to.equal(2)
  })

  it('is what it was when a change is taken back, however often', async () => {
    const place = await fresh()
    const first = place.files() ?? new Map()
    for (const [, content] of [...shown, ...shown]) {
      await again(place, content)
      expect(differences(await again(place, smallExport()), first)).to.deep.equal([])
    }
  })

  it('has every setting everywhere', async () => {
    const place = await fresh()
    const settings = [
      { SITE_ORIGIN: 'https://kade.example' },
      { SITE_ORIGIN: 'https://other.example' },
      { TAG_MANAGER_ID: 'GTM-ABC123' },
      { SERVICE_WORKER: 'remove' },
      {},
    ]
    for (const environment of settings)
      expect(differences(await again(place, smallExport(), environment), await anew(smallExport(), environment))).to.deep.equal(
        [],
      )
  })

  it('is right when what the model says of a field has changed, and no record has', async () => {
    const titled = changed('about.text', 'title', 'Wie wij zijn', 'Who we are')
    const place = await fresh()
    await again(place, titled)
    const omitting = structuredClone(titled)
    for (const { sys, fields } of omitting.contentTypes as unknown as ReadonlyArray<ContentType>)
      if (sys.id === 'moduleParagraphs') for (const field of fields) field.omitted = field.id === 'title'
    expect(differences(await again(place, omitting), await anew(omitting))).to.deep.equal([])
  })

  const parts = [
    ['it', () => true],
    ['its pages', isNotes],
    ['how they were made', (record: string) => record.endsWith('.notes.traces.json')],
  ] as const
  for (const [what, damage] of damages)
    for (const [part, isMeant] of parts)
      it(`is right when what is known of ${part} ${what}`, async () => {
        const [, content] = shown[0] ?? []
        const place = await fresh()
        for (const wanted of [content ?? smallExport(), smallExport()]) {
          for (const record of kept(place).filter(isMeant)) damage(record)
          expect(differences(await again(place, wanted), await anew(wanted))).to.deep.equal([])
        }
      })

  it('is right whatever the clock said when its files were written', async () => {
    const [, content] = shown[0] ?? []
    for (const shift of [-400 * day, 400 * day]) {
      const place = await fresh()
      const time = Date.now() / 1000 + shift
      for (const path of readdirSync(place.dist, { recursive: true, encoding: 'utf8' }))
        utimesSync(join(place.dist, path), time, time)
      await again(place, smallExport())
      for (const wanted of [content ?? smallExport(), smallExport()]) {
        place.write(wanted)
        utimesSync(join(place.content, 'content.json'), time, time)
        expectDone(await place.generate())
        expect(differences(place.files() ?? new Map(), await anew(wanted)), String(shift)).to.deep.equal([])
      }
    }
  })

  it('has what was changed while the run before was at work', async () => {
    const [, content] = shown[0] ?? []
    const place = placeIn(join(folder, 'meanwhile'))
    const wanted = await anew(content ?? smallExport())
    for (let time = 0; time < 5; time += 1) {
      rmSync(place.dist, { recursive: true, force: true })
      place.write(smallExport())
      const child = place.start()
      child.stderr?.once('data', () => place.write(content ?? smallExport()))
      await ended(child)
      expectDone(await place.generate())
      expect(differences(place.files() ?? new Map(), wanted)).to.deep.equal([])
    }
  })
})
