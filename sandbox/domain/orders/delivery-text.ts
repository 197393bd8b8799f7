import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import { writeTownAndCountry } from '../../texts/write-town'
import { listDelivered } from '../baskets/pricing/price-basket'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
import type { Address } from '../baskets/basket'
import { listParcelShipments } from './lifecycle/ship-order'
import { listBought } from './list-bought'
import type { Parcel } from './order'

const DELIVERY: Localized = { de: 'Lieferung', en: 'Delivery', fr: 'Livraison', it: 'Consegna' }
const MESSAGE: Localized = {
  de: 'Grußbotschaft',
  en: 'Gift message',
  fr: 'Message cadeau',
  it: 'Messaggio di auguri'
}

const TRACKING: Localized = {
  de: 'Sendungsnummer',
  en: 'Tracking number',
  fr: 'Numéro de suivi',
  it: 'Numero di spedizione'
}

const writeAddress = (
  { firstName, lastName, companyName, address1, address2, ...place }: Address,
  language: Language
) =>
  [
    [firstName, lastName],
    [companyName],
    [address1],
    [address2],
    ...writeTownAndCountry(place, language).map(line => [line])
  ]
    .map(parts => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/** Contents of a shipment, each with its quantity. */
export const listShipped = (basket: PricedBasket, shipmentId: string, language: Language): string[] =>
  listBought(
    { lines: basket.lines.filter(line => line.shipmentId === shipmentId), giftCertificateItems: [] },
    language
  ).map(({ quantity, name }) => `${quantity} × ${name}`)

/** The number under which a parcel is found at its carrier. */
export const describeParcel = ({ carrier, trackingNumber }: Parcel, language: Language): string =>
  writeLabel(`${say(TRACKING, language)} (${carrier})`, trackingNumber, language)

/**
 * Lines of a mail or a paper about the shipments of an order, or those of the given parcels: where each goes, how, what
 * is in it, its gift message and its parcel's number. Empty for an order of one shipment without a message, which needs
 * no such list.
 */
export function describeDeliveries(basket: PricedBasket, language: Language, parcels?: Parcel[]): string[] {
  const shipments = listParcelShipments(basket)
  const isDivided = listDelivered(basket).length > 1
  if (!isDivided && !shipments.some(({ giftMessage }) => giftMessage)) return []
  return shipments.flatMap(({ shipmentId, shippingAddress, method, giftMessage }, index) => {
    const parcel = parcels?.find(each => each.shipmentId === shipmentId)
    if (parcels && !parcel) return []
    const place = shippingAddress ? writeAddress(shippingAddress, language) : ''
    return [
      writeLabel(
        `${say(DELIVERY, language)} ${index + 1}/${shipments.length} (${say(method?.name, language)})`,
        place,
        language
      ),
      ...listShipped(basket, shipmentId, language),
      ...(giftMessage ? [writeLabel(say(MESSAGE, language), giftMessage, language)] : []),
      ...(parcel ? [describeParcel(parcel, language)] : [])
    ]
  })
}
