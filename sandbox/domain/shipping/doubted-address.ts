import type { Address } from '../baskets/basket'
import { CheckoutError } from '../checkout-error'
import { listPlaces } from '../side-services/places'
import { isPackstation } from './packstation'

/** Countries whose addresses have a house number. */
const WITH_HOUSE_NUMBER = ['DE', 'AT']

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Fields that hardly are right: a street without a number, a town's postal code with the name of another one. */
export function listDoubtedFields(address: Address): string[] {
  const { address1 = '', postalCode, city = '', countryCode = 'DE' } = address
  if (isPackstation(address)) return []
  const lacksNumber = WITH_HOUSE_NUMBER.includes(countryCode) && address1 !== '' && !/\d/.test(address1)
  const towns = listPlaces().filter(place => place.countryCode === countryCode)
  const byCode = towns.find(place => place.postalCode === postalCode)
  const byName = towns.find(place => fold(place.name) === fold(city))
  const isElsewhere = byCode !== undefined && byName !== undefined && byCode.name !== byName.name
  return [...(lacksNumber ? ['address1'] : []), ...(isElsewhere ? ['postalCode', 'city'] : [])]
}

/**
 * Imitates the merchant's hook before a shipping address is set: it refuses a doubted address, unless
 * the shopper has confirmed it (`c_useAsTyped`). Throws a `hook-status-exception` that names the fields.
 */
export function refuseDoubtedAddress(address: Address): void {
  if (address.custom.c_useAsTyped === true) return
  const fields = listDoubtedFields(address)
  if (fields.length === 0) return
  throw new CheckoutError(
    'invalid',
    'hook-status-exception',
    'Hook Status Exception',
    "The hook returned 'ERROR': the address could not be verified.",
    {
      extensionPointName: 'dw.ocapi.shop.basket.shipment.shipping_address.beforePUT',
      statusCode: 'ADDRESS_DOUBTED',
      statusDetails: { fields }
    }
  )
}
