import type { SellableProduct } from '../catalogue/sellable-product'
import type { PaymentInstrument } from '../baskets/basket'
import { listFlashes } from '../baskets/basket-flashes'
import { CheckoutError } from '../checkout-error'
import { hasStockFor } from '../baskets/mutations/line-quantity'
import { computeOpenAmount } from '../baskets/pricing/open-amount'
import { hasItems, listDelivered } from '../baskets/pricing/price-basket'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
import { findPaymentSituation } from '../baskets/pricing/payment-situation'
import { CREDIT_CARD, listPaymentMethods, NO_PAY } from '../payment/payment-methods'
import { findMoneyInstrument } from './take-payment'
import { say, type Localized } from '../../texts/localized-text'
import { invalidPayment } from '../payment/payment-rules'

const refuse = (validationType: string, detail: string): CheckoutError =>
  new CheckoutError('invalid', 'validation', 'Validation Failed', detail, { validationType })

/** 400 error that names the product which can no longer be had in the wanted quantity. */
const productNotAvailable = (productId: string, name: Localized, inventoryId?: string): CheckoutError =>
  new CheckoutError(
    'invalid',
    'product-item-not-available',
    'Product Item Not Available',
    `The product '${productId}' is not available in the requested quantity.`,
    { productId, ...(inventoryId !== undefined && { inventoryId }) },
    {
      statusCode: 'OUT_OF_STOCK',
      statusMessage: {
        de: `${name.de} ist nicht mehr in dieser Menge erhältlich.`,
        en: `${name.en} is no longer available in this quantity.`,
        fr: `${say(name, 'fr')} n’est plus disponible dans cette quantité.`,
        it: `${say(name, 'it')} non è più disponibile in questa quantità.`
      }
    }
  )

/** Of an order with tea or coffee in it; a pot alone can be ordered whatever the rule says. */
function requireLeastBoxes({ boxes: { count, minimum } }: PricedBasket): void {
  if (count === 0 || count >= minimum) return
  throw new CheckoutError(
    'invalid',
    'minimum-order-not-reached',
    'Minimum Order Not Reached',
    `An order needs at least ${minimum} boxes; the basket holds ${count}.`,
    { minBoxesOrder: minimum, quantityOfBrews: count },
    {
      statusCode: 'MINIMUM_ORDER_NOT_REACHED',
      statusMessage: {
        de: `Die Mindestbestellung beträgt ${minimum} Packungen. Bitte legen Sie noch ${minimum - count} dazu.`,
        en: `The minimum order is ${minimum} boxes. Please add ${minimum - count} more.`,
        fr: `La commande minimale est de ${minimum} boîtes. Veuillez en ajouter encore ${minimum - count}.`,
        it: `L’ordine minimo è di ${minimum} confezioni. Ne aggiunga ancora ${minimum - count}.`
      }
    }
  )
}

interface Units {
  product: SellableProduct
  /** The store's that they are collected in; without it the site's. */
  inventoryId?: string
  quantity: number
}

/** Units per product and inventory list over all lines, for products that are still sold. */
export function countUnits(basket: PricedBasket): Units[] {
  const units = new Map<string, Units>()
  for (const { product, quantity, inventoryId } of basket.lines) {
    if (!product) continue
    const key = `${inventoryId ?? ''} ${product.id}`
    units.set(key, { product, inventoryId, quantity: quantity + (units.get(key)?.quantity ?? 0) })
  }
  return [...units.values()]
}

const isBareCard = ({ paymentMethodId, paymentCard }: PaymentInstrument): boolean =>
  paymentMethodId === CREDIT_CARD && !paymentCard?.maskedNumber

/** Addresses may have changed since the method was chosen. */
function requireApplicable(basket: PricedBasket): void {
  const instrument = findMoneyInstrument({ basket })
  const applicable = listPaymentMethods(findPaymentSituation(basket))
  if (!instrument || applicable.some(({ id }) => id === instrument.paymentMethodId || id === NO_PAY)) return
  throw invalidPayment('The payment method cannot be had for this basket.', {
    reason: 'METHOD_NOT_APPLICABLE'
  })
}

/** The charged amount is the shown one: a changed price stops the order and is reported. */
function requirePaidAmount(basket: PricedBasket): void {
  const open = computeOpenAmount(basket)
  if (open === 0) return
  const due = basket.totals.order ?? 0
  throw invalidPayment('The payment instruments do not add up to the order total.', {
    reason: 'AMOUNT_DIFFERS',
    paymentAmount: (due - open) / 100,
    amountDue: due / 100,
    difference: open / 100
  })
}

function requirePostalCodes(basket: PricedBasket): void {
  const lost = listDelivered(basket).find(
    ({ situation, method }) =>
      situation.destination === 'postal-code-invalid' &&
      !situation.containsVirtualGiftCard &&
      method?.pickUp !== true
  )
  if (lost) {
    const { countryCode } = lost.situation
    throw refuse('InvalidPostalCode', `The shipping address has no postal code of ${countryCode}.`)
  }
}

/**
 * Throws for the first obstacle to an order: no items, then too few boxes, then the flashes, then a parcel to
 * a postal code that its country does not have, then payment that does not add up to the total, no e-mail
 * address, sold-out products.
 */
export function requireCompleteBasket(basket: PricedBasket): void {
  if (!hasItems(basket)) throw refuse('ProductItemsRequired', 'The basket has no items.')
  requireLeastBoxes(basket)
  const [flash] = listFlashes(basket)
  if (flash) throw refuse(flash.type, flash.message)
  requirePostalCodes(basket)
  if (basket.paymentInstruments.some(isBareCard)) {
    throw invalidPayment('The credit card has no number, not even a masked one.')
  }
  requireApplicable(basket)
  requirePaidAmount(basket)
  if (!basket.email) throw refuse('CustomerEmailRequired', 'No customer email was specified.')

  const gone = basket.lines.find(line => !line.purchasable)
  if (gone) throw productNotAvailable(gone.productId, gone.name)
  const lost = basket.giftCertificateItems.find(
    item => !item.purchasable || item.inventory?.orderable === false
  )
  if (lost) throw productNotAvailable(String(lost.custom.c_originalSKU), lost.name)
  const short = countUnits(basket).find(({ product, quantity }) => !hasStockFor(product, quantity))
  if (short) throw productNotAvailable(short.product.id, short.product.name, short.inventoryId)
}
