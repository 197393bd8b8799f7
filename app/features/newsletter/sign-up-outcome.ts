import { findWait, isPlatformError } from '../../platform/http/platform-error'

/** The outcome of a sign-up: done; refused with the platform's message; already subscribed; tried too often; or unknown. */
export type SignUpOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  | { kind: 'known' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed' }

/**
 * The message for a failed sign-up (requirement 11.1): a response that
 * contains an error has its own message; any other refusal means an address that is subscribed
 * already. A platform that is down or unreachable has not refused anything.
 */
export function readSignUpFailure(error: unknown): SignUpOutcome {
  const seconds = findWait(error)
  if (seconds) return { kind: 'wait', seconds }
  if (!isPlatformError(error) || error.status === undefined || error.status >= 500) return { kind: 'failed' }
  if (error.shopperText) return { kind: 'refused', message: error.shopperText }
  // A response of a firewall or gateway says nothing about the address.
  return error.kind === 'fault' && error.title === undefined ? { kind: 'known' } : { kind: 'failed' }
}
