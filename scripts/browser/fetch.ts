/** Browsers have a fetch of their own; this stands in for the package that brings one. */
export default (...args: Parameters<typeof fetch>): Promise<Response> => globalThis.fetch(...args)
