import { useIntl } from '../../intl/intl'
import { formatPrice, formatPricePerUnit, formatSaving } from '../../intl/format-price'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Link } from '../../ui/action/link'
import { Price } from '../../ui/product/price'
import type { Product } from './model/product'
import { productMessages } from './product-messages'
import { tileMessages } from './tile-labels'

type PriceBlockProps = Pick<
  Product,
  'price' | 'listPrice' | 'lastMonthPrice' | 'basePrice' | 'isFromPrice'
> & {
  /** For the bar on a phone: without notes. */
  compact?: boolean
}

/**
 * The price of a product page. The VAT note is beside it, so it has no asterisk (requirement 4.4); it links the
 * shipping costs, as the law on price indications asks.
 */
export function PriceBlock({
  price,
  listPrice,
  lastMonthPrice,
  basePrice,
  isFromPrice,
  compact
}: PriceBlockProps) {
  const intl = useIntl()
  const { currency } = useSite()
  if (price === undefined) return null
  const write = (amount: number) => formatPrice(intl, amount, currency)
  const isReduced = listPrice !== undefined
  return (
    <Price
      large={!compact}
      current={write(price)}
      from={isFromPrice ? intl.formatMessage(tileMessages.from) : undefined}
      list={isReduced ? write(listPrice) : undefined}
      saving={isReduced && !compact ? formatSaving(intl, { former: listPrice, price }) : undefined}
      currentLabel={isReduced ? intl.formatMessage(tileMessages.currentPrice) : undefined}
      listLabel={isReduced ? intl.formatMessage(tileMessages.listPrice) : undefined}
      lastMonth={
        lastMonthPrice === undefined || compact
          ? undefined
          : intl.formatMessage(tileMessages.lastMonth, { price: write(lastMonthPrice) })
      }
      base={compact || basePrice === undefined ? undefined : formatPricePerUnit(intl, basePrice, currency)}
      note={
        <Link to={paths.aboutYourOrder} className="link text-muted">
          {intl.formatMessage(productMessages.vatNote)}
        </Link>
      }
    />
  )
}
