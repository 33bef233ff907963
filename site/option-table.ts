import { variables } from '../adapters/environment/variables.ts'
import { type Budget, budgets } from './check/budgets.ts'

export type Option = {
  /** Without one, the value is taken from the environment only: secrets have no place on a command line, nor has what is for ourselves. */
  readonly flag?: string
  readonly environment: ReadonlyArray<string>
  readonly standard?: string
  readonly value: string
  readonly help: string
  /** Never shown, only that it is there. */
  readonly secret?: true
  /** May be given without a value, which is then an empty one. */
  readonly optional?: true
}

const budget = (name: Budget) => ({
  flag: `budget-${name}`,
  environment: [`KADE_BUDGET_${name.toUpperCase()}`],
  standard: String(budgets[name].limit),
  value: 'kB',
  help: `how heavy may be: ${budgets[name].what}`,
})

/** Every option, by flag or by environment. The first name in the environment is the one to use; others are taken where they are in use. */
export const options = {
  content: {
    flag: 'content',
    environment: ['KADE_CONTENT'],
    standard: 'site/content',
    value: 'path',
    help: 'an export file of the platform, or a folder of them',
  },
  out: { flag: 'out', environment: ['KADE_OUT'], standard: 'dist', value: 'folder', help: 'where the website is written' },
  origin: {
    flag: 'origin',
    environment: ['SITE_ORIGIN'],
    value: 'url',
    help: 'where it will be published; else it asks not to be indexed',
  },
  catalogue: {
    environment: ['KADE_CATALOGUE'],
    value: 'yes',
    help: 'also writes a page that shows every module',
  },
  tagManager: {
    flag: 'tag-manager',
    environment: ['TAG_MANAGER_ID'],
    value: 'id',
    help: 'the container that page views are sent to, once visitors agree',
  },
  serviceWorker: {
    flag: 'service-worker',
    environment: ['SERVICE_WORKER'],
    standard: 'keep',
    value: 'keep|remove',
    help: 'keeps visited pages for reading offline, or undoes that',
  },
  spaceId: { flag: 'space-id', environment: variables.spaceId, value: 'id', help: 'take the content from this space' },
  accessToken: {
    environment: variables.deliveryToken,
    value: 'token',
    help: 'the delivery token of the space',
    secret: true,
  },
  environmentId: {
    flag: 'environment-id',
    environment: variables.environmentId,
    standard: 'master',
    value: 'id',
    help: 'the environment of the space',
  },
  host: {
    flag: 'host',
    environment: variables.host,
    standard: 'cdn.contentful.com',
    value: 'host',
    help: 'the delivery API; http on this machine, else https',
  },
  fetchDeadline: {
    flag: 'fetch-deadline',
    environment: ['KADE_FETCH_DEADLINE'],
    standard: '600',
    value: 'seconds',
    help: 'how long reading a space may take',
  },
  shard: {
    flag: 'shard',
    environment: ['KADE_SHARD'],
    value: 'i/n',
    help: 'renders one of n parts only, to be merged with the others',
  },
  merge: {
    flag: 'merge',
    environment: ['KADE_MERGE'],
    value: 'folders',
    help: 'takes over what was rendered in parts; commas in between',
  },
  explain: {
    flag: 'explain',
    environment: ['KADE_EXPLAIN'],
    value: 'path',
    optional: true,
    help: 'tells why pages were rendered: all of them, or the one at a path',
  },
  drafts: {
    flag: 'drafts',
    environment: ['KADE_DRAFTS'],
    value: 'yes',
    optional: true,
    help: 'shows what is not published yet, each page as it is asked for',
  },
  previewToken: {
    environment: variables.previewToken,
    value: 'token',
    help: 'the preview token of the space, for drafts',
    secret: true,
  },
  previewHost: {
    flag: 'preview-host',
    environment: ['CONTENTFUL_PREVIEW_HOST'],
    standard: 'preview.contentful.com',
    value: 'host',
    help: 'the preview API; http on this machine, else https',
  },
  every: {
    flag: 'every',
    environment: ['KADE_WATCH_EVERY'],
    value: 'seconds',
    help: 'how often watch looks: 30, with webhooks 600; 0 for never',
  },
  webhookPort: {
    flag: 'webhook-port',
    environment: ['KADE_WEBHOOK_PORT'],
    value: 'number',
    help: "where watch takes calls of the platform's webhooks",
  },
  webhookSecret: {
    environment: ['CONTENTFUL_WEBHOOK_SECRET'],
    value: 'secret',
    help: 'their signing secret; without it none is taken',
    secret: true,
  },
  platformPort: {
    flag: 'port',
    environment: ['KADE_PLATFORM_PORT'],
    standard: '5000',
    value: 'number',
    help: 'where the platform listens; 0 for any that is free',
  },
  platformHost: {
    flag: 'host',
    environment: ['KADE_PLATFORM_HOST'],
    standard: '127.0.0.1',
    value: 'address',
    help: 'other machines can reach it on any address but this one',
  },
  imports: {
    flag: 'import',
    environment: ['KADE_PLATFORM_IMPORT'],
    value: 'path',
    help: 'what the space holds at the start: an export file, or a folder of them',
  },
  exportOnExit: {
    flag: 'export-on-exit',
    environment: ['KADE_PLATFORM_EXPORT'],
    value: 'file',
    optional: true,
    help: 'writes the space when it ends; without a file, to what was imported',
  },
  data: {
    flag: 'data',
    environment: ['KADE_PLATFORM_DATA'],
    value: 'folder',
    help: 'keeps everything there, also when it is killed',
  },
  space: {
    flag: 'space',
    environment: variables.spaceId,
    standard: 'local',
    value: 'id',
    help: 'the space; several with commas in between',
  },
  organization: {
    flag: 'organization',
    environment: ['CONTENTFUL_ORGANIZATION_ID'],
    standard: 'local',
    value: 'id',
    help: 'the organization that the spaces are in',
  },
  locale: {
    flag: 'locale',
    environment: ['KADE_PLATFORM_LOCALE'],
    standard: 'en-US',
    value: 'code',
    help: 'the default locale of a space that nothing is imported into',
  },
  seed: { flag: 'seed', environment: ['KADE_PLATFORM_SEED'], value: 'number', help: 'the same ids and faults every time' },
  managementTokens: {
    environment: ['KADE_PLATFORM_MANAGEMENT_TOKENS'],
    value: 'tokens',
    help: 'let in, with commas in between; without any, everyone is',
    secret: true,
  },
  deliveryTokens: {
    environment: ['KADE_PLATFORM_DELIVERY_TOKENS'],
    value: 'tokens',
    help: 'the same for the delivery API',
    secret: true,
  },
  previewTokens: {
    environment: ['KADE_PLATFORM_PREVIEW_TOKENS'],
    value: 'tokens',
    help: 'the same for the preview API',
    secret: true,
  },
  format: {
    flag: 'format',
    environment: ['KADE_FORMAT'],
    standard: 'text',
    value: 'text|json|github',
    help: 'for people, for programs, for a job on GitHub',
  },
  jobSummary: {
    environment: ['GITHUB_STEP_SUMMARY'],
    value: 'file',
    help: 'the summary of a job on GitHub, to add to',
  },
  budgetHtml: budget('html'),
  budgetPayload: budget('payload'),
  budgetCss: budget('css'),
  budgetScripts: budget('scripts'),
  budgetFonts: budget('fonts'),
  budgetShare: budget('share'),
  budgetCover: budget('cover'),
  port: { flag: 'port', environment: ['PORT'], standard: '4173', value: 'number', help: 'where preview and dev listen' },
} as const satisfies { readonly [name: string]: Option }

export type OptionName = keyof typeof options
