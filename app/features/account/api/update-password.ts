import type { Platform } from '../../../platform/platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'

/**
 * Changes the password. Tokens given out before are refused from then on: log in with the new one.
 *
 * @throws PlatformError, e.g. `invalid-current-password`.
 */
export async function updatePassword(
  platform: Platform,
  { password, currentPassword }: { password: string; currentPassword: string }
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProfile).updateCustomerPassword({ customerId }, { password, currentPassword })
}
