/** Node nests a failure once for each layer: fetch, its connector, the addresses of the host. */
const DEEPEST = 5

/**
 * The code of what broke a call off, e.g. ENOTFOUND, CERT_HAS_EXPIRED, ECONNREFUSED or UND_ERR_SOCKET, wherever it
 * is nested; undefined where there is none, as in browsers.
 */
export function findFailureCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  // Codes of exceptions of the DOM are numbers, and words may quote what was sent.
  if (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,60}$/.test(code)) return code
  return [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
    .map(each => findFailureCode(each, depth + 1))
    .find(Boolean)
}
