import { isPlatformError, type PlatformError } from './platform-error'

/**
 * Answers a call's error as a value instead of throwing it (requirement 3.8 "Normalised errors"), for
 * callers to whom a refusal is one of the answers: `isPlatformError` tells them apart. Errors that are none
 * of the platform's are defects and are thrown as ever.
 */
export const returnError = <Answer>(call: Promise<Answer>): Promise<Answer | PlatformError> =>
  call.catch((error: unknown) => {
    if (isPlatformError(error)) return error
    throw error
  })
