import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeQuantityRefusal } from '../../../intl/describe-quantity-refusal'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { QuantitySelector } from '../../../ui/form/quantity-selector'
import type { Product, VariationAttribute } from '../model/product'
import { productMessages as messages } from '../product-messages'
import { MissingPartsNote } from './missing-parts-note'
import { PriceBlock } from '../price-block'
import { StockLine } from './stock-line'
import type { Purchase } from './use-purchase'

interface BuyBoxProps {
  product: Product
  /** Attributes that still have to be chosen. */
  open: readonly VariationAttribute[]
  purchase: Purchase
  /** Above quantity and button. */
  choice?: ReactNode
  /** It is bought by the choice's own form. */
  isBoughtOtherwise?: boolean
  /** In place of quantity and button while it cannot be bought. */
  soldOut?: ReactNode
}

/** Price, availability, quantity and add button. */
export function BuyBox({ product, open, purchase, choice, isBoughtOtherwise, soldOut }: BuyBoxProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { quantity, setQuantity, state, add, isAdding, missing } = purchase
  const isOrderable = state === 'ready'
  return (
    <div className="grid gap-4">
      <PriceBlock {...product} />
      {isOrderable && <MissingPartsNote missing={missing} />}
      {state === 'choose' ? (
        <p className="text-sm font-semibold">
          {formatMessage(messages.choose, { attributes: open.map(attribute => attribute.name).join(', ') })}
        </p>
      ) : state === 'no-variant' ? (
        <p className="stock stock-bad">{formatMessage(messages.notCombined)}</p>
      ) : (
        <StockLine stock={product.stock} quantity={quantity} steps={product.quantity} onTake={setQuantity} />
      )}
      {choice}
      {state === 'unavailable' && soldOut}
      <div
        data-own-action
        hidden={isBoughtOtherwise === true || state === 'unavailable'}
        className="needs-script flex flex-wrap items-stretch gap-3"
      >
        <QuantitySelector
          key={product.id}
          value={Math.max(1, quantity)}
          onChange={setQuantity}
          delayMs={0}
          limit={product.quantity.limit}
          min={Math.max(1, product.quantity.min)}
          step={product.quantity.step}
          describeRefusal={limits => describeQuantityRefusal(intl, limits)}
          disabled={!isOrderable}
          label={formatMessage(messages.quantity)}
          decreaseLabel={formatMessage(messages.decrease)}
          increaseLabel={formatMessage(messages.increase)}
        />
        <Button
          className="grow"
          icon={<Icon name="bag" small />}
          disabled={!isOrderable}
          busy={isAdding}
          onClick={add}
        >
          {formatMessage(messages.add)}
        </Button>
      </div>
    </div>
  )
}
