import { useCustomer } from '../features/account/use-customer'
import { useBasket } from '../features/basket/use-basket'
import type { Destination } from '../visit/destination'

/** Where the shopper's parcels go: to the basket's address, else to the preferred one of the address book. */
export function useKnownDestination(): Destination | undefined {
  const { basket } = useBasket()
  const { customer } = useCustomer()
  const saved = customer?.addresses.find(({ isPreferred }) => isPreferred) ?? customer?.addresses[0]
  const address = basket?.shippingAddress ?? saved
  if (!address?.postalCode || !address.countryCode) return undefined
  return { postalCode: address.postalCode, countryCode: address.countryCode }
}
