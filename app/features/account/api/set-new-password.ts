import { accountControllers } from '../../../platform/controllers/account-controllers'
import type { Platform } from '../../../platform/platform'

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
