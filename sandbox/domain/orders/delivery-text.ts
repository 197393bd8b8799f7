import { say, type Language, type Localized } from '../../texts/localized-text'
import { listDelivered } from '../baskets/pricing/price-basket'
import type { PricedBasket, PricedShipment } from '../baskets/pricing/priced-basket'
import type { Address } from '../baskets/basket'
import { listBought } from './list-bought'

const DELIVERY: Localized = { de: 'Lieferung', en: 'Delivery', fr: 'Livraison', it: 'Consegna' }
const MESSAGE: Localized = {
  de: 'Grußbotschaft',
  en: 'Gift message',
  fr: 'Message cadeau',
  it: 'Messaggio di auguri'
}

/** The shipments of an order that go to an address. */
const listParcelShipments = (basket: PricedBasket): PricedShipment[] =>
  listDelivered(basket).filter(({ method }) => method?.pickUp !== true && method?.digital !== true)

const writeAddress = ({ firstName, lastName, companyName, address1, address2, ...place }: Address) =>
  [
    [firstName, lastName],
    [companyName],
    [address1],
    [address2],
    [place.postalCode, place.city],
    [place.countryCode]
  ]
    .map(parts => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/**
 * Lines of a mail or a paper about the shipments of an order: where each goes, how, what is in it, and its gift
 * message. Empty for an order to one address without a message, which needs no such list.
 */
export function describeDeliveries(basket: PricedBasket, language: Language): string[] {
  const shipments = listParcelShipments(basket)
  if (shipments.length < 2 && !shipments.some(({ giftMessage }) => giftMessage)) return []
  return shipments.flatMap(({ shipmentId, shippingAddress, method, giftMessage }, index) => {
    const own = {
      lines: basket.lines.filter(line => line.shipmentId === shipmentId),
      giftCertificateItems: []
    }
    const place = shippingAddress ? writeAddress(shippingAddress) : ''
    return [
      `${say(DELIVERY, language)} ${index + 1}/${shipments.length} (${say(method?.name, language)}): ${place}`,
      ...listBought(own, language).map(({ quantity, name }) => `${quantity} × ${name}`),
      ...(giftMessage ? [`${say(MESSAGE, language)}: ${giftMessage}`] : [])
    ]
  })
}
