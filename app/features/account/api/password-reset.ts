import { withBotCheck } from '../../../platform/bot-check'
import { ocapiCustomers } from '../../../platform/ocapi/ocapi-customers'
import type { Platform } from '../../../platform/platform'
import { accountControllers } from '../../../platform/controllers/account-controllers'
import { findShopperText } from '../../../platform/http/platform-error'

/**
 * Sets a new password with the one-time token of the reset e-mail.
 *
 * @throws PlatformError with a text for the shopper in `shopperText`, for a spent or unknown token and a weak password.
 */
export async function setNewPassword(
  platform: Platform,
  { token, password }: { token: string; password: string }
): Promise<void> {
  await platform.family(accountControllers).saveNewPassword({}, { token, password })
}

/**
 * The platform's message for shoppers about an invalid reset token; undefined for a valid one. Undefined as
 * well without the controller or a connection: then saving reports it.
 */
export async function findResetTokenRefusal(platform: Platform, token: string): Promise<string | undefined> {
  try {
    await platform.family(accountControllers).checkResetToken({}, { token })
    return undefined
  } catch (error) {
    return findShopperText(error)
  }
}

/**
 * Requests the password-reset e-mail (requirement 13.1). The result is the same whether or not
 * an account has this address. @throws PlatformError with the platform's problem.
 */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  botCheckToken?: string
): Promise<void> {
  // The mail is written in this language.
  const { locale } = platform
  await platform
    .family(withBotCheck(ocapiCustomers, botCheckToken))
    .resetPassword({ locale }, { identification: email.trim(), type: 'email' })
}
