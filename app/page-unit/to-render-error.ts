import { isPlatformError } from '../platform/http/platform-error'

/** An error of this name makes the framework's error boundary render the error page with status 503. */
const ELSEWHERE = 'MaintenanceError'

/**
 * The error that a page throws in the browser when its data cannot be read. The shopper sees our
 * text (requirement 1.5), never the platform's, which stays in the cause.
 */
export function toRenderError(error: unknown): unknown {
  if (!isPlatformError(error)) return error
  return Object.assign(new Error('the platform failed', { cause: error }), { name: ELSEWHERE })
}
