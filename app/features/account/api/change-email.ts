import type { Platform } from '../../../platform/platform'
import { customAccountSecurity } from '../../../platform/scapi/custom-account-security'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY } from './customer-query'

/**
 * Has a code mailed to a new address (requirement 14.6). The result is the same for an address that has another account.
 *
 * @returns whether confirming takes the customer's password, too. @throws PlatformError, e.g. 429.
 */
export async function requestEmailChange(platform: Platform, email: string): Promise<boolean> {
  const { needsPassword } = await platform.family(customAccountSecurity).requestEmailChange({}, { email })
  return needsPassword === true
}

/**
 * Makes the address to which the code went that of the customer, and their login. Their sessions go on.
 *
 * @throws PlatformError `invalid-code`, `invalid-current-password`, `login-already-in-use`.
 */
export async function confirmEmailChange(
  { client, platform }: AccountAccess,
  typed: { code: string; password?: string }
): Promise<void> {
  await platform.family(customAccountSecurity).confirmEmailChange({}, typed)
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
}
