/** The route tables of section 2, with `{product}` the brand and `{name}` a first name, as the decisions settle it. */
const news = [
  ['webinar-servitization', 'webinar-servitisatie'],
  ['exploring-sparque-ai-user-friendly-search-technology', 'verkennen-van-sparque-ai-gebruiksvriendelijke-zoektechnologie'],
  ['from-internship-to-project-lead', 'van-stage-tot-project-lead'],
  ['intershop-inpulse-2022', 'intershop-inpulse-2022'],
  ['on-the-road-to-work-with-lotte', 'onderweg-naar-het-werk-met-lotte'],
  ['in-conversation-with-an-e-commerce-architect', 'in-conversatie-met-een-e-commerce-architect'],
  ['nosql-database-dynamodb', 'nosql-database-dynamodb'],
  ['hybrid-working', 'hybride-werken'],
  ['noordkade-goes-valencia', 'noordkade-in-valencia'],
  ['digital-transformation-daily-fresh-food', 'digitale-transformatie-daily-fresh-food'],
  ['intershop-pwa', 'intershop-pwa'],
  ['mastering-onboarding', 'meester-worden-in-het-onboarden'],
  ['internship-with-impact', 'stage-met-impact'],
  ['intershop-hackaton', 'intershop-hackaton'],
  ['b2b-frontrunners-spotlight', 'spotlight-op-b2b-frontrunners'],
  ['contentful-intershop-connector', 'contentful-intershop-connector'],
  ['the-future-of-b2b-e-commerce', 'de-toekomst-van-b2b-e-commerce'],
  ['intershop-partner-of-the-year-2023', 'intershop-partner-of-the-year-2023'],
  ['team-weekend-at-les-ondes', 'team-weekend-in-les-ondes'],
  ['meet-the-manager', 'meet-the-manager'],
  ['lukiart-internship-project', 'stageproject-lukiart'],
  ['20-years-of-xplore-group', '20-jaar-xplore-group'],
  ['intershop-cloud-migration', 'intershop-cloud-migratie'],
  ['highlights-from-b2b-frontrunners-at-vanderlande', 'hoogtepunten-van-b2b-frontrunners-bij-vanderlande'],
  ['intershop-partner-summit-berlin', 'intershop-partner-summit-berlijn'],
  ['team-weekend-2025', 'team-weekend-2025'],
  ['servitisation-portals', 'servitisation-portals'],
  ['internship-at-noordkade', 'stage-bij-noordkade'],
  ['intershop-partner-ai-dev-days-2025', 'intershop-partner-ai-dev-days-2025'],
] as const

const cases = [
  ['huisman-portal-redesign', 'huisman-portal-redesign'],
  ['coop', 'coop'],
  ['daily-fresh-food', 'daily-fresh-food'],
  ['copaco', 'copaco'],
  ['igo-promo', 'igo-promo'],
  ['midocean', 'midocean'],
  ['huisman', 'huisman'],
  ['ahlens', 'ahlens'],
  ['redesign-daily-fresh-food', 'redesign-daily-fresh-food'],
  ['igo-promo-cloud-migration', 'igo-promo-cloud-migratie'],
  ['alpheios-intershop-cloud-migration', 'alpheios-intershop-cloud-migratie'],
] as const

const careers = [
  ['full-stack-developer', 'full-stack-developer'],
  ['integration-specialist-java-developer', 'integratie-specialist-java-developer'],
  ['junior-business-analyst', 'junior-business-analist'],
  ['solution-architect', 'solution-architect'],
] as const

const partners = [
  'intershop',
  'adyen',
  'algolia',
  'cronos-groep',
  'xplore-group',
  'sparque-ai',
  'tweakwise',
  'mirakl',
  'contentful',
]

/** Every page as `[English path, Dutch path]`. */
export const translatedPaths: ReadonlyArray<readonly [en: string, nl: string]> = [
  ['/en/', '/nl/'],
  ['/en/news/', '/nl/nieuws/'],
  ...news.map(([en, nl]) => [`/en/news/${en}/`, `/nl/nieuws/${nl}/`] as const),
  ['/en/cases/', '/nl/cases/'],
  ...cases.map(([en, nl]) => [`/en/cases/${en}/`, `/nl/cases/${nl}/`] as const),
  ['/en/careers/', '/nl/jobs/'],
  ...careers.map(([en, nl]) => [`/en/careers/${en}/`, `/nl/jobs/${nl}/`] as const),
  ['/en/partners/', '/nl/partners/'],
  ...partners.map((slug) => [`/en/partners/${slug}/`, `/nl/partners/${slug}/`] as const),
  ['/en/policies/', '/nl/beleid/'],
  ['/en/what-we-do/', '/nl/wat-we-doen/'],
]

export const failurePaths = ['/404.html', '/en/404.html']
