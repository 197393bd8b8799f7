import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import type { Platform } from '../../../platform/platform'
import type { Consents } from '../model/customer'
import { buildConsentChanges, buildProfileChanges, type ProfileValues } from '../model/profile-changes'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY } from './customer-query'

type Changes = Parameters<ReturnType<typeof shopperProfile>['updateCustomer']>[1]

/** Updates the customer and refetches it. @throws PlatformError with the platform's problem. */
async function updateCustomer({ client, platform }: AccountAccess, changes: Changes): Promise<void> {
  const customerId = await platform.getCustomerId()
  // The language of the customer's mails is that of the page on which they have changed something.
  const { locale: preferredLocale } = platform
  await platform.family(shopperProfile).updateCustomer({ customerId }, { preferredLocale, ...changes })
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
}

/** Saves the personal data; emptied fields are deleted. */
export const updateProfile = (
  access: AccountAccess,
  values: ProfileValues,
  stored?: ProfileValues
): Promise<void> => updateCustomer(access, buildProfileChanges(values, stored))

/** Saves the customer's data-sharing consents. */
export const updateConsents = (access: AccountAccess, consents: Consents): Promise<void> =>
  updateCustomer(access, buildConsentChanges(consents))

/** Chooses the payment instrument that checkout offers first. */
export const preferPaymentInstrument = (access: AccountAccess, paymentInstrumentId: string): Promise<void> =>
  updateCustomer(access, { c_preferredPaymentInstrument: paymentInstrumentId })

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
