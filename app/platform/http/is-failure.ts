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
