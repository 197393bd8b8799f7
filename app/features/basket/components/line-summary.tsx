import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { priceLine } from '../../../pricing/price-line'
import { ReductionList } from '../../../pricing/reduction-list'
import { CardGiftText } from '../../../gifts/card-gift-text'
import { LineGiftText } from '../../../gifts/line-gift-text'
import { VariationText } from '../../../variations/variation-text'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { lineMessages as messages } from '../line-messages'
import { type BoughtItem, listBoughtItems } from '../model/bought-items'
import { useVariations } from '../../../variations/use-variations'
import type { Basket } from '../model/basket'

/** Everything that the basket buys, to be read only: in checkout's overview and above the order button. */
export function LineSummaries({ basket }: { basket: Basket }) {
  return (
    <ul className="grid gap-4">
      {useVariations(listBoughtItems(basket)).map(line => (
        <li key={line.itemId}>
          <LineSummary line={line} currency={basket.currency} />
        </li>
      ))}
    </ul>
  )
}

interface LineSummaryProps {
  line: BoughtItem
  currency: string
  onFollow?: () => void
}

/** A read-only line: picture, name, quantity, price. */
export function LineSummary({ line, currency, onFollow }: LineSummaryProps) {
  const intl = useIntl()
  return (
    <div className="grid grid-cols-[72px_1fr] items-start gap-4">
      <Image
        src={line.image ?? DEFAULT_IMAGE}
        alt=""
        width={72}
        height={72}
        widths="thumbnail"
        sizes="72px"
        className="corners-small"
      />
      <div className="min-w-0">
        {line.path ? (
          <Link to={line.path} className="link-plain font-semibold" onClick={onFollow}>
            {line.name}
          </Link>
        ) : (
          <p className="font-semibold">{line.name}</p>
        )}
        <VariationText variation={line.variation} recipient={line.recipient} />
        {line.cardGift && <CardGiftText gift={line.cardGift} />}
        {line.gift && <LineGiftText gift={line.gift} currency={currency} />}
        {/* Below the name, which needs the whole width: German ones are long. */}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm text-muted">
            {intl.formatMessage(messages.quantityTimes, { count: line.quantity })}
          </p>
          <p className="font-semibold figures">{formatPrice(intl, line.price, currency)}</p>
        </div>
        <ReductionList steps={priceLine(line).steps} currency={currency} />
      </div>
    </div>
  )
}
