import { isPlatformError } from './platform-error'

/**
 * Whether a call has failed, in contrast to a refusal in the platform's own format: an absent resource, a
 * wrong password, an invalid input.
 */
export function isFailure(error: unknown): boolean {
  if (!isPlatformError(error)) return false
  const { kind, status = 0 } = error
  return kind !== 'input' && (kind !== 'fault' || status >= 500 || status === 429)
}

/** Node nests a failure once for each layer: fetch, its connector, the addresses of the host. */
const DEEPEST = 5

/**
 * The code of a connection failure, e.g. ENOTFOUND, CERT_HAS_EXPIRED, ECONNREFUSED or UND_ERR_SOCKET, at any
 * depth of causes; undefined without one, as in browsers.
 */
export function findFailureCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  // Codes of DOM exceptions are numbers, and messages may quote the request.
  if (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,60}$/.test(code)) return code
  return [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
    .map(each => findFailureCode(each, depth + 1))
    .find(Boolean)
}
