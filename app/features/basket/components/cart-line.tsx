import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeQuantityRefusal } from '../../../intl/describe-quantity-refusal'
import { priceLine } from '../../../pricing/price-line'
import { ReductionList } from '../../../pricing/reduction-list'
import { nameLine } from '../../../variations/variation'
import { VariationText } from '../../../variations/variation-text'
import { Link } from '../../../ui/action/link'
import { QuantitySelector } from '../../../ui/form/quantity-selector'
import { lineMessages as messages } from '../line-messages'
import type { Line } from '../model/basket'
import type { LineDetails } from '../model/line-details'
import type { CartActions } from '../use-cart-actions'
import { LineGift } from '../gifts/line-gift'
import { LinePicture } from './line-picture'
import { LinePrices } from './line-prices'
import { ChangeVariantButton } from '../variants/change-variant-button'
import { buildLineId } from '../variants/variant-choice'
import { StockText } from './stock-text'

interface CartLineProps {
  line: Line
  currency: string
  details: LineDetails | undefined
  actions: Pick<CartActions, 'changeQuantity' | 'remove' | 'removing'>
  onChangeVariant: (itemId: string) => void
  /** Below the line's words: how it comes to the shopper. */
  children?: ReactNode
}

/** One line of the cart: product, availability, quantity, price. */
export function CartLine({ line, currency, details, actions, onChangeVariant, children }: CartLineProps) {
  const intl = useIntl()
  // Attributes that the basket lacks come from the catalogue.
  const priced = priceLine({
    ...line,
    lastMonthPrice: line.lastMonthPrice ?? details?.lastMonthPrice,
    pricePerUnit: line.pricePerUnit ?? details?.pricePerUnit
  })
  const variation = line.variation ?? details?.variation
  const name = nameLine({ name: line.name, variation })
  /** The last refused quantity. */
  const [asked, setAsked] = useState(0)
  async function changeQuantity(quantity: number) {
    setAsked(0)
    try {
      await actions.changeQuantity(line, quantity)
    } catch (error) {
      setAsked(quantity)
      throw error
    }
  }
  const isRemoving = actions.removing.has(line.itemId)
  return (
    <li id={buildLineId(line.itemId)} tabIndex={-1} className="cart-line" aria-busy={isRemoving || undefined}>
      <Link to={details?.path ?? line.path} tabIndex={-1} aria-hidden className="cart-line-picture">
        <LinePicture src={details?.image ?? line.image} />
      </Link>
      <div className="cart-line-words">
        <h3 className="heading-4">
          <Link to={details?.path ?? line.path} className="link-plain">
            {line.name}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3">
          <VariationText variation={variation} />
          <ChangeVariantButton
            line={{ ...line, variation }}
            disabled={isRemoving}
            onPress={onChangeVariant}
          />
        </div>
        <StockText
          line={line}
          details={details}
          wanted={asked}
          // The reason of the failure is shown already.
          onTake={quantity => void changeQuantity(quantity).catch(() => undefined)}
        />
        <LineGift line={line} name={name} currency={currency} disabled={isRemoving} />
        <ReductionList steps={priced.steps} currency={currency} />
        {children}
      </div>
      <LinePrices line={line} priced={priced} currency={currency} />
      <div className="cart-line-actions">
        {line.isAutomaticBonus ? (
          <p className="text-sm text-muted">
            {intl.formatMessage(messages.quantityTimes, { count: line.quantity })}
          </p>
        ) : (
          <QuantitySelector
            value={line.quantity}
            limit={line.limit}
            {...(line.bonusChoiceId === undefined && {
              min: details?.steps.min,
              step: details?.steps.step
            })}
            describeRefusal={limits => describeQuantityRefusal(intl, limits)}
            disabled={!line.isPurchasable || isRemoving}
            label={intl.formatMessage(messages.quantityOf, { name })}
            decreaseLabel={intl.formatMessage(messages.decrease)}
            increaseLabel={intl.formatMessage(messages.increase)}
            onChange={changeQuantity}
          />
        )}
        {/* The platform takes what came by itself away with what brought it, and refuses it to anybody else. */}
        {!line.isAutomaticBonus && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-sm"
            disabled={isRemoving}
            onClick={() => void actions.remove(line)}
          >
            {intl.formatMessage(messages.remove)}
            <span className="sr-only">{` ${name}`}</span>
          </button>
        )}
      </div>
    </li>
  )
}
