import { useIntl } from '../../../intl/intl'
import type { Country } from '../../postal-address/countries-query'
import { AddressLines } from '../../postal-address/address-lines'
import { isSameAddress } from '../../postal-address/postal-address'
import { standingMessages as messages } from '../messages'
import type { StandingDelivery } from '../standing-customer'
import { SHIPPING_METHODS } from '../standing-order'

/** Shipping address, billing address if it differs, and shipping method. */
export function DeliveryFacts({
  delivery: { shippingAddress, billingAddress, shippingMethodId },
  countries
}: {
  delivery: Partial<StandingDelivery>
  countries: readonly Country[]
}) {
  const { formatMessage } = useIntl()
  const nameOf = (code: string) => countries.find(country => country.code === code)?.name ?? code
  const method = SHIPPING_METHODS.find(each => each === shippingMethodId)
  return (
    <div className="grid gap-3">
      {shippingAddress && (
        <AddressLines address={shippingAddress} countryName={nameOf(shippingAddress.countryCode)} />
      )}
      {billingAddress && !isSameAddress(shippingAddress, billingAddress) && (
        <div>
          <p className="text-sm text-muted">{formatMessage(messages.billingAddress)}</p>
          <AddressLines address={billingAddress} countryName={nameOf(billingAddress.countryCode)} />
        </div>
      )}
      {method && <p>{formatMessage(messages[method])}</p>}
    </div>
  )
}
