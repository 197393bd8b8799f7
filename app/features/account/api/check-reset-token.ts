import { accountControllers } from '../../../platform/controllers/account-controllers'
import { findShopperText } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'

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
