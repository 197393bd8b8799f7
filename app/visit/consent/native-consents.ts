import { ALL_CONSENTS, ONLY_REQUIRED, type Consents } from './consent'

/** In this cookie the server passes on what the native app presets in its header (requirement 1.8). */
export const NATIVE_CONSENTS_COOKIE = 'cookieHandler'

/**
 * Parses the native app's preset (requirement 12.1): "accept-all", "reject-all" or the consents
 * themselves as JSON, e.g. {"functional":true}; what it does not name is refused.
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
