/**
 * `fault`: an error in one of the platform's own formats. `status`: a status without them, possibly from a gateway.
 * `input`: refused before the call. `unreadable`: an invalid response.
 */
export type PlatformErrorKind = 'network' | 'timeout' | 'status' | 'fault' | 'input' | 'unreadable'

export interface PlatformErrorDetails {
  kind: PlatformErrorKind
  /** The platform's operation, e.g. "getProduct". */
  operation: string
  status?: number
  /** Last part of a problem's type or the fault's type, e.g. "basket-not-found". */
  type?: string
  /** The type is one of the platform's own addresses, which no gateway in front of it uses for its problems. */
  isPlatformProblem?: boolean
  title?: string
  /** For developers and logs; may not reach a page. */
  detail?: string
  /** The platform's message for shoppers, see `readShopperText`. */
  shopperText?: string
  /** Other members of the response that callers may read, e.g. `arguments`. */
  data?: Record<string, unknown>
  /** Seconds that the platform asked us to wait (Retry-After). */
  retryAfter?: number
  /** The origin of the called service, for logs; undefined for calls to the browser's own origin. */
  origin?: string
  /** The cause of the failure (ENOTFOUND, CERT_HAS_EXPIRED …), or HTML for a page in place of a response. */
  code?: string
}

/**
 * Everything that can go wrong in a platform call, normalised to title, type and
 * detail (requirement 13.3). Never carries a token, a header or a request body.
 */
export class PlatformError extends Error {
  /** Marks platform errors; see `isPlatformError`. */
  readonly isPlatformError = true
  readonly kind!: PlatformErrorKind
  readonly operation!: string
  readonly status?: number
  readonly type?: string
  readonly isPlatformProblem?: boolean
  readonly title?: string
  readonly detail?: string
  readonly shopperText?: string
  readonly data?: Record<string, unknown>
  readonly retryAfter?: number
  readonly origin?: string
  readonly code?: string

  constructor(details: PlatformErrorDetails) {
    super(`${details.operation}: ${details.detail ?? details.title ?? details.kind}`)
    // Requirement 13.3: thrown with the status code as its name.
    this.name = details.status === undefined ? 'PlatformError' : String(details.status)
    Object.assign(this, details)
  }
}

/**
 * True for a platform error, optionally of one status. Checks a brand instead of the class: server and
 * renderer are two bundles, each with its own copy of the class.
 */
export function isPlatformError(error: unknown, status?: number): error is PlatformError {
  return (
    error instanceof Error &&
    'isPlatformError' in error &&
    (status === undefined || (error as PlatformError).status === status)
  )
}

/** Seconds until an attempt may be made again that was one too many; undefined for any other error. */
export const findWait = (error: unknown): number | undefined =>
  isPlatformError(error, 429) ? error.retryAfter : undefined

/**
 * The resource does not exist, or not for this shopper, by an error in the platform's own format: the 404 of
 * a proxy in between or of a wrong address says nothing about it.
 */
export const isNotFound = (error: unknown): boolean =>
  isPlatformError(error, 404) && (error.kind === 'fault' || error.kind === 'input')

/** Statuses that guards in front of the platform answer with, whatever has become of the call. */
const OF_GUARDS = [401, 403, 429]

/** The platform's message for shoppers; all other texts of an error stay out of pages. */
export const findShopperText = (error: unknown): string | undefined =>
  isPlatformError(error) ? error.shopperText : undefined

/** Unknown whether the platform executed the call: its response was lost on the way, or something else's took its place. */
export function isUnclear(error: unknown): boolean {
  if (!isPlatformError(error)) return false
  const { kind, status = 0 } = error
  const isPlatforms = kind === 'fault' || kind === 'input'
  return !isPlatforms || status >= 500 || OF_GUARDS.includes(status)
}
