import { GiftPurchase, type GiftPurchaseProps } from '../../features/basket/gifts/gift-purchase'
import type { Product } from '../../features/catalogue/model/product'
import type { Purchase } from '../../features/catalogue/purchase/use-purchase'
import { useSite } from '../../visit/site/site-context'

interface GiftSlotProps extends Pick<GiftPurchaseProps, 'onChoose'> {
  product: Product
  purchase: Purchase
  isGift: boolean
}

/** The choice for whom a gift card by e-mail is. */
export function GiftSlot({ product, purchase, isGift, onChoose }: GiftSlotProps) {
  const { currency } = useSite()
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
