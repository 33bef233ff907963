/** Browsers follow redirects themselves, and keep the token from other hosts. */
export const following = (fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> => fetcher(url, init)
