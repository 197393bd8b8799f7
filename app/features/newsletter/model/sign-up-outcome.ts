import { isPlatformError } from '../../../platform/http/platform-error'

/** How a sign-up went: done; refused in the platform's words; known already; or nobody can tell. */
export type SignUpOutcome =
  { kind: 'done' } | { kind: 'refused'; message: string } | { kind: 'known' } | { kind: 'failed' }

/**
 * What the shopper is told of a sign-up that failed (requirement 2.8 "Newsletter"): an answer that
 * carries an error says itself what is wrong; any other refusal means an address that is subscribed
 * already. A platform that is down or out of reach has refused nothing.
 */
export function readSignUpFailure(error: unknown): SignUpOutcome {
  if (!isPlatformError(error) || error.status === undefined || error.status >= 500) return { kind: 'failed' }
  return error.detail ? { kind: 'refused', message: error.detail } : { kind: 'known' }
}
