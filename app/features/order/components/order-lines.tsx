import type { ReactNode } from 'react'
import { defineMessages, useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { priceLine } from '../../../pricing/price-line'
import { ReductionList } from '../../../pricing/reduction-list'
import { useVariations } from '../../../variations/use-variations'
import { CardGiftText } from '../../../gifts/card-gift-text'
import { LineGiftText } from '../../../gifts/line-gift-text'
import { VariationText } from '../../../variations/variation-text'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import type { OrderLine } from '../order'
import type { LineUnits } from '../returns/line-units'
import { returnMessages } from '../returns/return-messages'

const messages = defineMessages({
  quantity: { id: 'order.quantity', defaultMessage: 'Quantity {count}' },
  products: { id: 'order.products', defaultMessage: 'What you ordered' }
})

interface OrderLinesProps {
  lines: OrderLine[]
  currency: string
  /** Content beside the name of a line, e.g. its status. */
  aside?: (line: OrderLine) => ReactNode
}

/** The ordered lines; one without a picture gets the default picture. */
export function OrderLines({ lines, currency, aside }: OrderLinesProps) {
  const intl = useIntl()
  return (
    <ul aria-label={intl.formatMessage(messages.products)} className="grid gap-4">
      {useVariations(lines).map(line => (
        <li key={line.id} className="grid grid-cols-[64px_1fr] items-start gap-4">
          <LinePicture line={line} />
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            <VariationText variation={line.variation} recipient={line.recipient} />
            {line.cardGift && <CardGiftText gift={line.cardGift} isOrdered />}
            {line.gift && <LineGiftText gift={line.gift} currency={currency} />}
            {/* Below the name, which needs the whole width: German ones are long. */}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="text-sm text-muted">
                {intl.formatMessage(messages.quantity, { count: line.quantity })}
              </p>
              <p className="figures">{formatPrice(intl, line.price, currency)}</p>
            </div>
            {aside?.(line)}
            <ReductionList steps={priceLine(line).steps} currency={currency} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Small, beside the name of the product. */
export const LinePicture = ({ line: { image } }: { line: Pick<OrderLine, 'image'> }) => (
  <Image
    src={image ?? DEFAULT_IMAGE}
    alt=""
    width={64}
    height={64}
    widths="thumbnail"
    sizes="64px"
    className="corners-small"
  />
)

/** Numbers of a line's announced, returned and cancelled units. */
export function UnitNotes({ units }: { units: LineUnits | undefined }) {
  const { formatMessage } = useIntl()
  if (!units) return null
  const notes = (['cancelled', 'announced', 'returned'] as const).filter(name => units[name] > 0)
  return (
    <>
      {notes.map(name => (
        <p key={name} className="text-sm">
          {formatMessage(returnMessages[name], { count: units[name] })}
        </p>
      ))}
    </>
  )
}
