import { useQueryClient } from '@tanstack/react-query'
import { customerQuery } from '../../features/account/api/customer-query'
import { saveAddress } from '../../features/account/api/save-address'
import { useCustomer } from '../../features/account/use-customer'
import type { CheckoutCustomer } from '../../features/checkout/checkout-customer'
import { usePlatform } from '../../platform/platform-context'
import { useShopperState } from '../../platform/session/use-session'
import { useSite } from '../../visit/site/site-context'

/**
 * The registered customer for checkout; undefined for a guest, and where their data cannot be read: then everything
 * is typed, as a guest does.
 */
export function useCheckoutCustomer(): { customer: CheckoutCustomer | undefined; isLoading: boolean } {
  const client = useQueryClient()
  const platform = usePlatform()
  const { site } = useSite()
  const isRegistered = useShopperState() === 'registered'
  const { customer, failed } = useCustomer()
  return {
    isLoading: isRegistered && !customer && !failed,
    customer: customer && {
      person: {
        salutation: customer.salutation,
        firstName: customer.firstName,
        lastName: customer.lastName,
        phone: customer.phoneMobile ?? customer.phoneHome
      },
      addresses: customer.addresses,
      instruments: customer.paymentInstruments,
      saveAddress: address => saveAddress({ client, platform }, address),
      readAddresses: async () => {
        const now = await client.fetchQuery({ ...customerQuery(platform, site.id), staleTime: 0 })
        return now?.addresses ?? []
      }
    }
  }
}
