import { expect } from 'chai'
import { E } from '../../domain/prelude.ts'
import { explain } from '../../ports/errors.ts'
import { type Config, generateOptions, readConfig } from '../../site/config.ts'
import { type Choices, readOptions } from '../../site/options.ts'

type Environment = { readonly [name: string]: string }

const read = (argv: ReadonlyArray<string>, environment: Environment = {}) => readOptions(generateOptions, argv, environment)

const choices = (argv: ReadonlyArray<string>, environment: Environment = {}): Choices => {
  const called = read(argv, environment)
  if (E.isLeft(called)) throw new Error(called.left.map((problem) => explain(problem).what).join())
  return called.right.choices
}

const config = (argv: ReadonlyArray<string>, environment: Environment = {}): Config => {
  const found = readConfig(choices(argv, environment))
  if (E.isLeft(found)) throw new Error(found.left.map((problem) => explain(problem).what).join())
  return found.right
}

const problems = (argv: ReadonlyArray<string>, environment: Environment = {}) => {
  const called = read(argv, environment)
  const found = E.isLeft(called) ? called : readConfig(called.right.choices)
  return E.isLeft(found) ? found.left.map(explain) : []
}

const space = { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: 'secret' }

describe('configuration', () => {
  it('is the embedded content in dist without any', () => {
    expect(config([])).to.deep.include({ source: { kind: 'embedded', path: 'site/content' }, out: 'dist', origin: undefined })
  })

  it('is a space as soon as one is named, with the defaults of the platform', () => {
    expect(config([], space).source).to.deep.equal({
      kind: 'space',
      spaceId: 'abc',
      environmentId: 'master',
      baseUrl: 'https://cdn.contentful.com',
      accessToken: 'secret',
    })
  })

  it('takes the names that other tools use for the environment and the token', () => {
    expect(
      config([], { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_DELIVERY_TOKEN: 't', CONTENTFUL_ENVIRONMENT_ID: 'staging' }).source,
    ).to.include({
      environmentId: 'staging',
      accessToken: 't',
    })
  })

  it('prefers a flag to the environment, and tells which one won', () => {
    const environment = { KADE_OUT: 'environment' }
    expect(config(['--out', 'flag'], environment).out).to.equal('flag')
    expect(choices(['--out', 'flag'], environment).out).to.deep.equal({ value: 'flag', from: '--out' })
    expect(choices([], environment).out).to.deep.equal({ value: 'environment', from: 'KADE_OUT' })
  })

  it('prefers content asked for by flag to a space in the environment', () => {
    expect(config(['--content', 'my.json'], space).source).to.deep.equal({ kind: 'embedded', path: 'my.json' })
  })

  it('takes empty variables for none', () => {
    expect(config([], { CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: ' ', SITE_ORIGIN: '' }).source.kind).to.equal(
      'embedded',
    )
  })

  for (const [host, baseUrl] of [
    ['preview.contentful.com', 'https://preview.contentful.com'],
    ['127.0.0.1:5000', 'http://127.0.0.1:5000'],
    ['localhost:5000', 'http://localhost:5000'],
    ['http://emulator:5000', 'http://emulator:5000'],
    ['https://cdn.eu.contentful.com/', 'https://cdn.eu.contentful.com'],
  ] as const)
    it(`reads the host ${host}`, () => expect(config([], { ...space, CONTENTFUL_HOST: host }).source).to.include({ baseUrl }))

  for (const host of ['ftp://a', 'a b', 'https://', 'host/path', 'user@host'])
    it(`refuses the host ${host} instead of guessing one`, () => {
      expect(problems([], { ...space, CONTENTFUL_HOST: host })).to.deep.equal([
        {
          where: 'CONTENTFUL_HOST',
          what: `"${host}" is no host.`,
          remedy: 'Give a name such as cdn.contentful.com or 127.0.0.1:5000.',
        },
      ])
    })

  it('misses the token of a space, and the space of a token', () => {
    expect(problems([], { CONTENTFUL_SPACE_ID: 'abc' })[0]?.where).to.equal('CONTENTFUL_ACCESS_TOKEN')
    expect(problems([], { CONTENTFUL_ACCESS_TOKEN: 't' })[0]?.where).to.equal('CONTENTFUL_SPACE_ID')
  })

  it('takes an origin, with or without a slash', () => {
    expect(config([], { SITE_ORIGIN: 'https://www.example.com/' }).origin).to.equal('https://www.example.com')
  })

  for (const origin of ['www.example.com', 'https://a/b', 'javascript:alert(1)'])
    it(`refuses the origin ${origin}`, () => expect(problems(['--origin', origin])[0]?.where).to.equal('--origin'))

  it('tells all problems at once, and never the token', () => {
    const all = problems(['--origin', 'x'], { CONTENTFUL_ACCESS_TOKEN: 'secret' })
    expect(all.map(({ where }) => where)).to.deep.equal(['CONTENTFUL_SPACE_ID', '--origin'])
    expect(JSON.stringify(all)).not.to.contain('secret')
  })

  it('refuses a flag that does not exist, without repeating what was meant for it', () => {
    expect(problems(['--ouput', 'x'])[0]?.what).to.contain('--ouput')
    for (const argv of [['--access-token', 'secret-1'], ['--access-token=secret-1']])
      expect(JSON.stringify(problems(argv)))
        .to.contain('--access-token')
        .and.not.to.contain('secret-1')
  })
})
