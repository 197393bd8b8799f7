import { isPlatformError } from './platform-error'

/**
 * Whether a call has failed, in contrast to one that the platform has refused in its own words: what does not exist,
 * a wrong password, an input that it does not take.
 */
export function isFailure(error: unknown): boolean {
  if (!isPlatformError(error)) return false
  const { kind, status = 0 } = error
  return kind !== 'input' && (kind !== 'fault' || status >= 500 || status === 429)
}
