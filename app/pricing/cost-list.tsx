import { useIntl, type IntlShape } from '../intl/intl'
import { formatPercentOff, formatPrice } from '../intl/format-price'
import { buildRowKeys } from '../ui/row-keys'
import { OrderSummaryList, type SummaryRow } from '../ui/product/order-summary-list'
import { pricingMessages as messages } from './messages'
import type { CostKind, CostRow, PricedCart } from './price-cart'

interface CostListProps {
  cart: PricedCart
  currency: string
  /** "to Germany": the country that the cost of delivery is assumed for. */
  destination?: string
  /** The shopper is where delivery is chosen. */
  isAtCheckout?: boolean
}

/** Costs of a basket or order, row by row, down to the amount left to pay (requirement 6.2). */
export function CostList({ cart, currency, destination, isAtCheckout }: CostListProps) {
  const intl = useIntl()
  const price = (amount: number) => formatPrice(intl, amount, currency)
  const { rows, total, tax, isFinal, paidByCertificates, open, awaitsShipping } = cart
  const keys = buildRowKeys(
    rows.map(({ kind, name = '', couponCode = '' }) => `${kind} ${name} ${couponCode}`)
  )
  const openShipping = awaitsShipping
    ? '…'
    : intl.formatMessage(isAtCheckout ? messages.shippingToChoose : messages.shippingOpen)
  const taxNote =
    tax === undefined
      ? undefined
      : isFinal
        ? intl.formatMessage(messages.taxOf, { tax: price(tax) })
        : intl.formatMessage(messages.taxNote)
  return (
    <OrderSummaryList
      rows={[
        ...rows.map((row, index) =>
          buildRow(intl, row, keys[index] ?? '', { price, destination, openShipping })
        ),
        {
          id: 'total',
          kind: 'total',
          term: intl.formatMessage(messages.total),
          note: taxNote,
          value: price(total)
        },
        ...(paidByCertificates > 0
          ? [
              {
                id: 'certificates',
                kind: 'saving' as const,
                term: intl.formatMessage(messages.certificates),
                value: price(-paidByCertificates)
              },
              {
                id: 'open',
                kind: 'total' as const,
                term: intl.formatMessage(messages.open),
                value: price(open)
              }
            ]
          : [])
      ]}
    />
  )
}

const TERMS: Record<CostKind, keyof typeof messages> = {
  items: 'items',
  extra: 'other',
  reduction: 'reduction',
  credit: 'credit',
  shipping: 'shipping',
  'shipping-reduction': 'reduction',
  tax: 'tax',
  other: 'other'
}

const SAVINGS: readonly CostKind[] = ['reduction', 'credit', 'shipping-reduction']

interface RowTexts {
  price: (amount: number) => string
  destination: string | undefined
  /** In place of a cost of delivery that is not known. */
  openShipping: string
}

function buildRow(
  intl: IntlShape,
  row: CostRow,
  id: string,
  { price, destination, openShipping }: RowTexts
): SummaryRow {
  const { kind, name, couponCode, percent, amount } = row
  const notes = [
    couponCode && intl.formatMessage(messages.code, { code: couponCode }),
    percent !== undefined && formatPercentOff(intl, percent)
  ]
  return {
    id,
    kind: SAVINGS.includes(kind) ? 'saving' : 'plain',
    term: name ?? intl.formatMessage(messages[TERMS[kind]]),
    note: kind === 'shipping' ? destination : notes.filter(Boolean).join(' · ') || undefined,
    value:
      amount === undefined
        ? openShipping
        : kind === 'shipping' && amount === 0
          ? intl.formatMessage(messages.free)
          : price(amount)
  }
}
