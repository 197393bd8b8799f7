import { accountControllers } from '../../../platform/controllers/account-controllers'
import type { Platform } from '../../../platform/platform'

/**
 * Sets a new password with the token of the reset e-mail, which is spent by that.
 *
 * @throws PlatformError with words for the shopper in `detail`, for a spent or unknown token and a weak password.
 */
export async function setNewPassword(
  platform: Platform,
  { token, password }: { token: string; password: string }
): Promise<void> {
  await platform.family(accountControllers).saveNewPassword({}, { token, password })
}
