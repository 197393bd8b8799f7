import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { stockMessages } from '../../../fulfilment/stock-messages'
import { isShort } from '../../../fulfilment/stock'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import { lineMessages } from '../line-messages'
import { findVariantWith, isInStock, type LineVariant, type LineVariants } from './line-variants'
import { variantMessages as messages } from './variant-messages'

interface VariantOptionsProps {
  variants: LineVariants
  /** Of the line now. */
  current: string
  chosen: LineVariant
  quantity: number
  currency: string
  onChoose: (variant: LineVariant) => void
}

/** A group of radio buttons for each attribute. Each value has price and stock of the variant that it leads to. */
export function VariantOptions(props: VariantOptionsProps) {
  const { variants, current, chosen, quantity, currency, onChoose } = props
  const intl = useIntl()
  const describeStock = (variant: LineVariant): string => {
    if (variant.productId === current) return intl.formatMessage(messages.inCart)
    if (!isInStock(variant)) return intl.formatMessage(lineMessages.outOfStock)
    return isShort(variant.stock, quantity)
      ? intl.formatMessage(stockMessages.onlyLeft, { stockLevel: variant.stock.stockLevel })
      : intl.formatMessage(stockMessages.available)
  }
  return (
    <div className="grid gap-6">
      {variants.attributes.map(({ id, name, values }) => (
        <RadioGroup key={id} legend={name}>
          {values.map(({ value, name: label }) => {
            const variant = findVariantWith(variants, chosen.values, id, value)
            return (
              variant && (
                <RadioCard
                  key={value}
                  name={`variant-${id}`}
                  value={value}
                  title={label}
                  description={describeStock(variant)}
                  aside={variant.price !== undefined && formatPrice(intl, variant.price, currency)}
                  checked={chosen.values[id] === value}
                  onChange={() => onChoose(variant)}
                />
              )
            )
          })}
        </RadioGroup>
      ))}
    </div>
  )
}
