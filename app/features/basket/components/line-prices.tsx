import { useIntl } from '../../../intl/intl'
import { formatPrice, formatPricePerUnit, formatSaving } from '../../../intl/format-price'
import type { PricedLine } from '../../../pricing/price-line'
import { lineMessages as messages } from '../line-messages'
import type { Line } from '../model/basket'

interface LinePricesProps {
  line: Pick<Line, 'quantity' | 'unitPrice' | 'regularPrice'>
  priced: PricedLine
  currency: string
}

/** Price of a line, earlier price, and the legal notes on both (requirement 4.4). */
export function LinePrices({ line, priced, currency }: LinePricesProps) {
  const intl = useIntl()
  const price = (amount: number) => formatPrice(intl, amount, currency)
  const { pricePerUnit, lastMonthPrice } = priced
  // The same one as on product pages and in lists, whatever has reduced it since.
  const former = Math.max(priced.listPrice, line.regularPrice ?? 0)
  const saving = formatSaving(intl, { former, price: priced.price })
  return (
    <div className="cart-line-price">
      <p className="font-semibold figures">{price(priced.price)}</p>
      {former > priced.price && (
        <p className="text-sm text-muted figures">
          <s>
            <span className="sr-only">{`${intl.formatMessage(messages.formerPrice)} `}</span>
            <span>{price(former)}</span>
          </s>
          {saving && <span className="text-sale">{` ${saving}`}</span>}
        </p>
      )}
      {line.quantity > 1 && (
        <p className="text-sm text-muted figures">
          {intl.formatMessage(messages.each, { price: price(line.unitPrice) })}
        </p>
      )}
      {pricePerUnit !== undefined && (
        <p className="text-sm text-muted figures">{formatPricePerUnit(intl, pricePerUnit, currency)}</p>
      )}
      {lastMonthPrice !== undefined && (
        <p className="text-sm text-muted figures">
          {intl.formatMessage(messages.lastMonth, { price: price(lastMonthPrice) })}
        </p>
      )}
    </div>
  )
}
