import { roundMoney } from '../intl/money'

/** A discount on a line, the whole basket or its shipping. */
export interface Reduction {
  promotionId?: string
  couponCode?: string
  /** The promotion's name, in the shopper's language. */
  name?: string
  /** Decimal of the basket's currency, below 0. */
  amount: number
  /** Of a percentage, e.g. 10; it may be of other amounts than this one. */
  percent?: number
  /** Nominal amount, above 0; greater than the discount where the basket is worth less. */
  worth?: number
  /** The product is free because another one is in the basket, or was chosen as a bonus. */
  isBonus: boolean
}

/** Something bought with a line and never alone, e.g. gift wrap; coupons do not reduce it. */
export interface Extra {
  /** As the platform names it. */
  name?: string
  /** For all units of the line. */
  price: number
}

/** Granted by customer service; shown, and never counted as a discount (requirement 6.2). */
export const isCredit = ({ promotionId = '' }: Pick<Reduction, 'promotionId'>): boolean =>
  promotionId.startsWith('CustomerCredit-')

/** The cost of one shipment's delivery. */
export interface ShippingCharge {
  /** Before reductions. */
  price: number
  reductions: Reduction[]
}

/** The members of the platform's price adjustments that the shop shows; `price` is what changes, so mostly below 0. */
interface PlatformAdjustment {
  promotionId?: string
  couponCode?: string
  itemText?: string
  price?: number
  appliedDiscount?: { type?: string; percentage?: number; amount?: number }
}

interface PlatformShippingItem {
  price?: number
  priceAdjustments?: PlatformAdjustment[]
}

interface PlatformLineItem {
  price?: number
  priceAfterItemDiscount?: number
  priceAfterOrderDiscount?: number
  priceAdjustments?: PlatformAdjustment[]
  optionItems?: { productName?: string; price?: number }[]
}

/** A line's prices, of a basket or an order (requirement 6.2). */
export function mapLinePrices(item: PlatformLineItem) {
  const { price: before = 0, priceAfterItemDiscount = before, priceAfterOrderDiscount } = item
  const listPrice = roundMoney(before)
  const price = roundMoney(priceAfterItemDiscount)
  return {
    price,
    listPrice: listPrice > price ? listPrice : undefined,
    reductions: mapReductions(item.priceAdjustments),
    ...mapExtras(item.optionItems),
    ...(priceAfterOrderDiscount !== undefined && { priceAfterOrder: roundMoney(priceAfterOrderDiscount) })
  }
}

/** Options bought with a line; absent without any. */
function mapExtras(options: PlatformLineItem['optionItems'] = []): { extras?: Extra[] } {
  const extras = options.flatMap(({ productName, price = 0 }) =>
    roundMoney(price) === 0 ? [] : [{ name: productName || undefined, price: roundMoney(price) }]
  )
  return extras.length > 0 ? { extras } : {}
}

/** The adjustments that change a price (requirement 6.2). */
export const mapReductions = (adjustments: PlatformAdjustment[] = []): Reduction[] =>
  adjustments.flatMap(({ promotionId, couponCode, itemText, price = 0, appliedDiscount }) => {
    const isBonus = appliedDiscount?.type === 'bonus' || appliedDiscount?.type === 'bonus_choice'
    const amount = roundMoney(price)
    return amount === 0 && !isBonus
      ? []
      : [
          {
            promotionId,
            couponCode: couponCode || undefined,
            name: itemText || undefined,
            amount,
            ...readDiscount(appliedDiscount),
            isBonus
          }
        ]
  })

function readDiscount({ type, percentage, amount }: PlatformAdjustment['appliedDiscount'] = {}): Pick<
  Reduction,
  'percent' | 'worth'
> {
  if (type === 'percentage' && percentage) return { percent: percentage }
  return type === 'amount' && amount ? { worth: roundMoney(amount) } : {}
}

/** Delivery before and after reductions (requirement 6.2). */
export const mapShippingCharges = (items: PlatformShippingItem[] = []): ShippingCharge[] =>
  items.map(({ price = 0, priceAdjustments }) => ({
    price: roundMoney(price),
    reductions: mapReductions(priceAdjustments)
  }))
