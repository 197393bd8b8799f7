import { GiftPurchase, type GiftPurchaseProps } from '../../features/basket/gifts/gift-purchase'
import type { Product } from '../../features/catalogue/model/product'
import type { Purchase } from '../../features/catalogue/purchase/use-purchase'
import { useLazyIntl } from '../../intl/lazy-messages'
import { Skeleton } from '../../ui/status/skeleton'
import { useSite } from '../../visit/site/site-context'

interface GiftSlotProps extends Pick<GiftPurchaseProps, 'onChoose'> {
  product: Product
  purchase: Purchase
  isGift: boolean
}

/** The choice for whom a gift card by e-mail is. */
export function GiftSlot({ product, purchase, isGift, onChoose }: GiftSlotProps) {
  const { currency } = useSite()
  // The page's place for it stays until its messages are there, too.
  if (!useLazyIntl('personal'))
    return (
      <div className="needs-script grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  return (
    <div className="needs-script">
      <GiftPurchase
        productId={product.id}
        card={{ amount: product.price, currency, image: product.images[0]?.link }}
        isForOther={isGift}
        onChoose={onChoose}
        isReady={purchase.state === 'ready' && !purchase.isAdding}
      />
    </div>
  )
}
