import { ocapiCustomers } from '../../../platform/ocapi/ocapi-customers'
import type { Platform } from '../../../platform/platform'

/**
 * Has the e-mail sent by which a password is set anew (requirement 3.7.2). Answers alike whether or not
 * anybody has this address. @throws PlatformError with the problem that the platform names.
 */
export async function requestPasswordReset(platform: Platform, email: string): Promise<void> {
  await platform.family(ocapiCustomers).resetPassword({}, { identification: email.trim(), type: 'email' })
}
