import type { GiftPurchaseProps } from '../../features/basket/gifts/gift-purchase'
import type { Product } from '../../features/catalogue/model/product'
import type { Purchase } from '../../features/catalogue/purchase/use-purchase'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { Skeleton } from '../../ui/status/skeleton'
import { useSite } from '../../visit/site/site-context'

const loadPurchase = () =>
  import(/* webpackChunkName: "gift-purchase" */ '../../features/basket/gifts/gift-purchase').then(
    ({ GiftPurchase }) => GiftPurchase
  )

interface GiftSlotProps extends Pick<GiftPurchaseProps, 'onChoose'> {
  product: Product
  purchase: Purchase
  isGift: boolean
}

/** The choice for whom a gift card by e-mail is; its code loads with the pages of gift cards only. */
export function GiftSlot({ product, purchase, isGift, onChoose }: GiftSlotProps) {
  const { currency } = useSite()
  const Choice = useLazyComponent(true, loadPurchase)
  // The place of both answers, so that the button below stays where it is.
  if (!Choice)
    return (
      <div className="needs-script grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  return (
    <div className="needs-script">
      <Choice
        productId={product.id}
        card={{ amount: product.price, currency, image: product.images[0]?.link }}
        isForOther={isGift}
        onChoose={onChoose}
        isReady={purchase.state === 'ready' && !purchase.isAdding}
      />
    </div>
  )
}
