import { ALL_CONSENTS, ONLY_REQUIRED, type Consents } from './consent'

/** The cookie in which the server passes on the native app's preset (requirement 1.8). */
export const NATIVE_CONSENTS_COOKIE = 'cookieHandler'

/**
 * Parses the native app's preset (requirement 12.1): "accept-all", "reject-all" or the consents themselves as
 * JSON, e.g. {"functional":true}; categories that it does not name are refused.
 *
 * @returns undefined for anything else, so that the shopper is asked.
 */
export function parseNativeConsents(value: string): Consents | undefined {
  if (value === 'accept-all') return ALL_CONSENTS
  if (value === 'reject-all') return ONLY_REQUIRED
  try {
    const given: unknown = JSON.parse(value)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    const { functional, performance, marketing } = given as Partial<Record<keyof Consents, unknown>>
    return {
      required: true,
      functional: functional === true,
      performance: performance === true,
      marketing: marketing === true
    }
  } catch {
    return undefined
  }
}
