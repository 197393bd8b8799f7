import { isPlatformError, type PlatformError } from './platform-error'

/**
 * Returns a call's error as a value instead of throwing it (requirement 13.3), for
 * callers to whom a refusal is an expected result: check with `isPlatformError`. Errors that are not
 * the platform's are defects and are thrown as usual.
 */
export const returnError = <Answer>(call: Promise<Answer>): Promise<Answer | PlatformError> =>
  call.catch((error: unknown) => {
    if (isPlatformError(error)) return error
    throw error
  })
