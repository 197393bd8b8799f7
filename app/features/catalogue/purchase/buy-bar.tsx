import { useIntl } from '../../../intl/intl'
import { Button, ButtonLink } from '../../../ui/action/button'
import { StickyBar } from '../../../ui/frame/sticky-bar'
import type { Product } from '../model/product'
import { productMessages as messages } from '../product-messages'
import { tileMessages } from '../tile-labels'
import { PriceBlock } from '../price-block'
import type { Purchase } from './use-purchase'
import { CHOICES_ID } from './variant-chooser'

/** On a phone: price and add button, in view while those of the buy box are not. */
export function BuyBar({ product, purchase }: { product: Product; purchase: Purchase }) {
  const { formatMessage } = useIntl()
  return (
    <StickyBar label={formatMessage(messages.buy, { name: product.name })}>
      <div className="min-w-0 flex-1">
        <PriceBlock {...product} compact />
      </div>
      {purchase.state === 'choose' ? (
        <ButtonLink to={`#${CHOICES_ID}`}>{formatMessage(tileMessages.choose)}</ButtonLink>
      ) : (
        <Button disabled={purchase.state !== 'ready'} busy={purchase.isAdding} onClick={purchase.add}>
          {formatMessage(messages.add)}
        </Button>
      )}
    </StickyBar>
  )
}
