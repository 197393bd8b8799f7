import { isPlatformError } from '../platform/http/platform-error'

/** By this name the framework's error boundary knows what failed elsewhere and gives the error page status 503. */
const ELSEWHERE = 'MaintenanceError'

/**
 * What a page throws in the browser when its data cannot be read. The shopper sees our
 * words (requirement 1.2.4), never those of the platform; these stay with the cause.
 */
export function toRenderError(error: unknown): unknown {
  if (!isPlatformError(error)) return error
  return Object.assign(new Error('the platform failed', { cause: error }), { name: ELSEWHERE })
}
