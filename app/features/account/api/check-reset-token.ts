import { accountControllers } from '../../../platform/controllers/account-controllers'
import { findShopperText } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'

/**
 * Why the token of a reset link sets no password, in the platform's words for shoppers; undefined where it does.
 * Undefined as well where the platform cannot say it, without the controller or out of reach: then saving tells.
 */
export async function findResetTokenRefusal(platform: Platform, token: string): Promise<string | undefined> {
  try {
    await platform.family(accountControllers).checkResetToken({}, { token })
    return undefined
  } catch (error) {
    return findShopperText(error)
  }
}
