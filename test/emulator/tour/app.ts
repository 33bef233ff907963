import { inEnvironment, inOrganization, type Known } from './steps.ts'

/** The app of the tour, where it is defined and where it is installed. */
export const app = ({ app: { sys } }: Known) => ({ ...inOrganization, appDefinitionId: sys.id })
export const installed = ({ app: { sys } }: Known) => ({ ...inEnvironment, appDefinitionId: sys.id })

export const unrun = 'functions of apps are not run on this machine'
