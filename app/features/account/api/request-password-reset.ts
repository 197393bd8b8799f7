import { ocapiCustomers } from '../../../platform/ocapi/ocapi-customers'
import type { Platform } from '../../../platform/platform'

/**
 * Requests the password-reset e-mail (requirement 13.1). The result is the same whether or not
 * an account has this address. @throws PlatformError with the platform's problem.
 */
export async function requestPasswordReset(platform: Platform, email: string): Promise<void> {
  // The mail is written in this language.
  const { locale } = platform
  await platform
    .family(ocapiCustomers)
    .resetPassword({ locale }, { identification: email.trim(), type: 'email' })
}
