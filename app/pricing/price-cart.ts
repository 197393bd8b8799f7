import { toCents } from '../intl/money'
import { isCredit, type Reduction, type ShippingCharge } from './map-charges'
import { priceLine, type CostedLine, type PricedLine } from './price-line'

/** Common shape of basket and order; amounts are decimals of one currency, VAT included. */
export interface Costed {
  lines: CostedLine[]
  /** Of the gift certificates that are bought. */
  certificateTotal: number
  /** Of the whole basket. */
  reductions: Reduction[]
  shippingCharges: ShippingCharge[]
  /** Nothing is delivered: delivery costs are shown only where there are any. */
  isSentByEmail?: boolean
  totals: {
    /** Products and gift certificates, after all reductions. */
    items: number
    /** Undefined until a shipping method is chosen. */
    shipping?: number
    tax: number
    /** Undefined until address and shipping method are known. */
    order?: number
  }
  paymentInstruments: { methodId: string; amount: number }[]
}

export type CostKind =
  'items' | 'extra' | 'reduction' | 'credit' | 'shipping' | 'shipping-reduction' | 'tax' | 'other'

/** One amount of the total. */
export interface CostRow {
  kind: CostKind
  /** Of a reduction, as the platform names it; undefined where it does not. */
  name?: string
  /** The coupon that it came with. */
  couponCode?: string
  /** Of a percentage. */
  percent?: number
  /** Undefined: not known yet. */
  amount?: number
}

/** Rows that add up to the total to the cent, and what of it is paid by gift certificates. */
export interface PricedCart {
  /** In the basket's order. */
  lines: PricedLine[]
  rows: CostRow[]
  total: number
  /** The amount due is final: address and shipping method are known. */
  isFinal: boolean
  /** Contained in the total; undefined where the tax has a row of its own. */
  tax?: number
  /** Redeemed gift certificates, 0 or more. */
  paidByCertificates: number
  /** The total without what gift certificates pay. */
  open: number
  /** The platform has been asked what delivery costs, and has not answered yet. */
  awaitsShipping?: boolean
}

const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/**
 * Says what a basket or an order costs and why (requirement 6.2). What the platform has
 * added up counts: where its own reductions do not explain a difference, a row without a name does.
 *
 * @param estimatedShipping is assumed until a shipping method is chosen.
 */
export function priceCart(costed: Costed, estimatedShipping?: number): PricedCart {
  const { totals, paymentInstruments } = costed
  const rows = [...listGoods(costed), ...listShipping(costed, estimatedShipping)]
  const known = sumCents(rows.map(({ amount = 0 }) => amount))
  const total = totals.order === undefined ? known : toCents(totals.order)
  const missing = total - known
  // Where prices are net, the tax comes on top of them.
  const isNet = missing !== 0 && missing === toCents(totals.tax)
  if (missing !== 0) rows.push({ kind: isNet ? 'tax' : 'other', amount: missing / 100 })
  const paid = sumCents(
    paymentInstruments.filter(({ methodId }) => methodId === GIFT_CERTIFICATE).map(({ amount }) => amount)
  )
  return {
    lines: costed.lines.map(priceLine),
    rows,
    total: total / 100,
    isFinal: totals.order !== undefined,
    tax: isNet ? undefined : totals.tax,
    paidByCertificates: paid / 100,
    open: (total - paid) / 100
  }
}

/** Products and gift certificates, before anything is taken off them together. */
export const sumGoods = ({ lines, certificateTotal }: Pick<Costed, 'lines' | 'certificateTotal'>): number =>
  sumCents([...lines.map(({ price }) => price), certificateTotal]) / 100

/** Costs of options bought with the products, one row for each kind. */
function listExtras(lines: CostedLine[]): CostRow[] {
  const sums = new Map<string | undefined, number>()
  for (const { name, price } of lines.flatMap(({ extras = [] }) => extras))
    sums.set(name, (sums.get(name) ?? 0) + toCents(price))
  return [...sums].map(([name, cents]) => ({ kind: 'extra', name, amount: cents / 100 }))
}

/** Products and gift certificates with their extras, then what is taken off them together. */
function listGoods({ lines, certificateTotal, reductions, totals }: Costed): CostRow[] {
  const goods = toCents(sumGoods({ lines, certificateTotal }))
  const extras = listExtras(lines)
  const credits = reductions.filter(isCredit)
  const discounts = reductions.filter(reduction => !isCredit(reduction) && toCents(reduction.amount) !== 0)
  const credit = sumCents(credits.map(({ amount }) => amount))
  const explained = goods + credit + sumCents([...extras, ...discounts].map(({ amount = 0 }) => amount))
  return [
    { kind: 'items', amount: goods / 100 },
    ...extras,
    ...discounts.map(toRow('reduction')),
    ...listRest('reduction', toCents(totals.items) - explained),
    ...listRest('credit', credit)
  ]
}

function listShipping(
  { shippingCharges, totals, isSentByEmail }: Costed,
  estimate: number | undefined
): CostRow[] {
  const { shipping } = totals
  if (isSentByEmail && !shipping) return []
  if (shipping === undefined) return [{ kind: 'shipping', amount: estimate }]
  const reductions = shippingCharges
    .flatMap(charge => charge.reductions)
    .filter(({ amount }) => toCents(amount) !== 0)
  const taken = sumCents(reductions.map(({ amount }) => amount))
  const full = sumCents(shippingCharges.map(({ price }) => price))
  // Charges that do not lead to the sum explain nothing.
  if (shippingCharges.length === 0 || full + taken !== toCents(shipping))
    return [{ kind: 'shipping', amount: shipping }]
  return [{ kind: 'shipping', amount: full / 100 }, ...reductions.map(toRow('shipping-reduction'))]
}

/** Merchants may also add to a price by hand. */
const toRow =
  (kind: CostKind) =>
  ({ name, couponCode, percent, amount }: Reduction): CostRow => ({
    kind: amount > 0 ? 'other' : kind,
    name,
    couponCode,
    ...(percent !== undefined && { percent }),
    amount
  })

const listRest = (kind: CostKind, cents: number): CostRow[] =>
  cents === 0 ? [] : [{ kind: cents < 0 ? kind : 'other', amount: cents / 100 }]

const sumCents = (amounts: number[]): number => amounts.reduce((cents, amount) => cents + toCents(amount), 0)
