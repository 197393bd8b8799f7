import { toCents } from '../../../intl/money'
import type { Basket, Line, PaymentInstrument } from './basket'
import { countItems } from './count-items'
import { listCheckoutObstacles } from './checkout-obstacles'

/** Whether everything in the basket is a gift card by e-mail, so that nothing is delivered and delivery costs nothing. */
export const isSentByEmail = ({
  containsVirtualGiftCard,
  lines
}: Pick<Basket, 'containsVirtualGiftCard' | 'lines'>): boolean =>
  containsVirtualGiftCard && lines.every(line => line.isVirtualGiftCard)

/** Whether everything in the basket is collected in stores, so that nothing is delivered (decision 56). */
export const isCollected = ({
  lines,
  giftCertificateItems
}: Pick<Basket, 'lines' | 'giftCertificateItems'>): boolean =>
  lines.length > 0 && giftCertificateItems.length === 0 && lines.every(line => line.storeId !== undefined)

/** Whether no parcel is sent: all is collected or comes by e-mail. */
export const isWithoutParcel = (
  basket: Pick<Basket, 'containsVirtualGiftCard' | 'lines' | 'giftCertificateItems'>
): boolean => isSentByEmail(basket) || isCollected(basket)

const isSentLine = ({ isVirtualGiftCard, storeId }: Line): boolean =>
  !isVirtualGiftCard && storeId === undefined

/** Ids of the products that are sent in parcels, each once. */
export const listSentProducts = ({ lines }: Pick<Basket, 'lines'>): string[] => [
  ...new Set(lines.filter(isSentLine).map(({ productId }) => productId))
]

/**
 * Order total minus payment instruments, both rounded to cents (requirement 6.6). Without a total, the sum of its known
 * parts.
 */
export function computeOpenPaymentAmount({
  totals,
  paymentInstruments
}: Pick<Basket, 'totals' | 'paymentInstruments'>): number {
  const due = toCents(totals.order ?? totals.items + (totals.shipping ?? 0))
  const paid = paymentInstruments.reduce((cents, instrument) => cents + toCents(instrument.amount), 0)
  return (due - paid) / 100
}

/** The payment method of redeemed gift cards (requirement 7.3). */
export const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/** The instrument other than gift certificates: the one chosen in checkout. Gift certificates were redeemed before and stay. */
export const findMoneyPayment = ({
  paymentInstruments
}: Pick<Basket, 'paymentInstruments'>): PaymentInstrument | undefined =>
  paymentInstruments.find(({ methodId }) => methodId !== GIFT_CERTIFICATE)

/** The amount due after gift certificates, like `computeOpenPaymentAmount`. */
export const computeMoneyDue = ({
  totals,
  paymentInstruments
}: Pick<Basket, 'totals' | 'paymentInstruments'>): number =>
  computeOpenPaymentAmount({
    totals,
    paymentInstruments: paymentInstruments.filter(({ methodId }) => methodId === GIFT_CERTIFICATE)
  })

/** The gift cards that were redeemed for the basket. */
export const listGiftCardPayments = ({
  paymentInstruments
}: Pick<Basket, 'paymentInstruments'>): PaymentInstrument[] =>
  paymentInstruments.filter(({ methodId }) => methodId === GIFT_CERTIFICATE)

/** Whether gift cards leave nothing to pay: no other instrument may be sent then. */
export const isPaidByGiftCards = (basket: Pick<Basket, 'totals' | 'paymentInstruments'>): boolean =>
  basket.totals.order !== undefined &&
  listGiftCardPayments(basket).some(({ amount }) => amount > 0) &&
  computeMoneyDue(basket) <= 0

/** True when the basket's virtual-gift-card flag differs from the chosen method's digital flag (requirement 6.6). */
export const hasWrongShippingMethod = (
  basket: Pick<Basket, 'containsVirtualGiftCard' | 'shippingMethod'>
): boolean =>
  basket.shippingMethod !== undefined && basket.shippingMethod.isDigital !== basket.containsVirtualGiftCard

/** Items that went offline since they were added (requirement 6.6: `c_purchasable` is false). */
export const listOfflineLines = (basket: Pick<Basket, 'lines'>): Line[] =>
  basket.lines.filter(line => !line.isPurchasable)

/** Flash types that block checkout (requirement 6.6). */
const BLOCKING_FLASHES = [
  'PaymentMethodRequired',
  'BillingAddressRequired',
  'OrderTotalNotSet',
  'ShippingAddressRequired',
  'ShippingMethodRequired',
  'ShippingItemAdjustedPriceNotSet'
] as const

type BlockingFlash = (typeof BLOCKING_FLASHES)[number]

/** The flashes that keep the basket from being ordered, in the platform's order. */
export const listBlockingFlashes = (basket: Pick<Basket, 'flashes'>): BlockingFlash[] =>
  basket.flashes.filter((type): type is BlockingFlash =>
    (BLOCKING_FLASHES as readonly string[]).includes(type)
  )

/** Whether checkout is possible: the cart is not empty, and nothing keeps it from being ordered. */
export const canCheckOut = (basket: Pick<Basket, 'lines' | 'giftCertificateItems' | 'brews'>): boolean =>
  countItems(basket) > 0 && listCheckoutObstacles(basket).length === 0
