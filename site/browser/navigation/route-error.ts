/** Why a page cannot be shown, as an HTTP status and a message. */
export class RouteError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'RouteError'
    this.status = status
  }
}

/** What went wrong without saying how. */
export const routeErrorOf = (cause: unknown): RouteError =>
  cause instanceof RouteError ? cause : new RouteError(500, cause instanceof Error ? cause.message : String(cause))

export const notFound = () => new RouteError(404, 'This page could not be found')
