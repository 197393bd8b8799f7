import { formatPrice } from '../../intl/format-price'
import { useIntl } from '../../intl/intl'
import { loadWithMessages } from '../../intl/load-with-messages'
import { loadable } from '../../entry/kit-adapter/loadable'
import { NoScriptNote } from '../../features/basket/components/no-script-note'
import { BuyBox } from '../../features/catalogue/purchase/buy-box'
import { useTileLabels } from '../../features/catalogue/tile-labels'
import type { Purchase } from '../../features/catalogue/purchase/use-purchase'
import { VariantChooser } from '../../features/catalogue/purchase/variant-chooser'
import type { Product, VariationAttribute } from '../../features/catalogue/model/product'
import { findDelivery } from '../../features/catalogue/model/gift-card-delivery'
import { findChosenImage, type Choices } from '../../features/catalogue/model/variant-choice'
import { InstalmentNote } from '../../features/payment/instalment-note'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { productMessages } from '../../features/catalogue/product-messages'
import { WishButton } from '../../features/wishlist/wish-heart'
import { Badge } from '../../ui/status/badge'
import { Gallery } from '../../ui/media/gallery'
import { Icon } from '../../ui/media/icon'
import { DEFAULT_IMAGE } from '../../ui/media/image'
import { Rating } from '../../ui/product/rating'
import { Skeleton } from '../../ui/status/skeleton'
import { useSite } from '../../visit/site/site-context'
import { DeliverySlot } from './delivery-slot'
import { ExpressSlot } from './express-slot'
import { productPageMessages as messages } from './messages'
import { StoreSlot } from './store-slot'

/** Few products are gift cards or sets. */
const GiftCardNote = loadable(() => import(/* webpackChunkName: "gift-card-note" */ './gift-card-note'))
const SetParts = loadable(
  () => import(/* webpackChunkName: "set-parts" */ '../../features/catalogue/purchase/set-parts'),
  { resolveComponent: ({ SetParts: Parts }) => Parts }
)

const SoldOut = loadable(() => import(/* webpackChunkName: "sold-out" */ './sold-out'))

const loadGiftSlot = () =>
  loadWithMessages('personal', () =>
    import(/* webpackChunkName: "gift-purchase" */ './gift-slot').then(({ GiftSlot }) => GiftSlot)
  )

/** Ids that a store needs in stock for a product: all parts of a set; empty before a variant is chosen. */
const listShelved = ({ id, kind, parts }: Product): string[] =>
  kind === 'set' ? parts.map(({ productId }) => productId) : kind === 'master' ? [] : [id]

interface ProductTopProps {
  product: Product
  /** The chosen variant, or the product itself. */
  shown: Product
  choices: Choices
  open: readonly VariationAttribute[]
  purchase: Purchase
  /** The merchant sells gift cards by e-mail only. */
  isOnlyDigital: boolean
  /** The gift card is for somebody else. */
  isGift: boolean
  onChooseGift: (isGift: boolean) => void
}

/** Pictures, name and teaser, choices, and the buy box. */
export function ProductTop(props: ProductTopProps) {
  const { product, shown, choices, open, purchase, isOnlyDigital, isGift, onChooseGift } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const { currency } = useSite()
  const labels = useTileLabels()
  const { rating, badge, details } = product
  const delivery = findDelivery(product, choices)
  const GiftSlot = useLazyComponent(delivery === 'email', loadGiftSlot)
  // A motif that is chosen before its value: no variant has pictures yet.
  const motif = shown.kind === 'master' ? findChosenImage(product.variations, choices) : undefined
  const own = shown.images.map(({ link, alt }) => ({ src: link, alt }))
  const pictures = motif ? [{ src: motif, alt: '' }] : own
  return (
    <div className="product-top">
      <div className="product-pictures">
        <Gallery
          key={motif ?? shown.id}
          id="picture"
          pictures={pictures.length > 0 ? pictures : [{ src: DEFAULT_IMAGE, alt: '' }]}
          label={formatMessage(productMessages.gallery, { name: product.name })}
          thumbnailLabel={(position, count) => formatMessage(productMessages.picture, { position, count })}
        />
      </div>
      <div className="buy-box">
        <header className="grid gap-3">
          {badge && (
            <p>
              <Badge kind={badge === 'sale' ? 'sale' : 'soft'}>{labels.badges[badge]}</Badge>
            </p>
          )}
          <h1 className="heading-1">{product.name}</h1>
          {product.promise && <p className="text-lead text-muted">{product.promise}</p>}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {rating && (
              <Rating value={rating.average} label={labels.rating(rating)} count={`(${rating.count})`} />
            )}
            {shown.fact && <span>{shown.fact}</span>}
          </div>
        </header>
        {product.variations.attributes.length > 0 && (
          <VariantChooser
            variations={product.variations}
            choices={choices}
            path={product.to}
            withoutPrices={product.isGiftCard}
          />
        )}
        {delivery && <GiftCardNote delivery={delivery} isOnlyDigital={isOnlyDigital} isGift={isGift} />}
        {product.parts.length > 0 && <SetParts parts={product.parts} />}
        {shown.promotion && <p className="text-sm font-semibold text-sale">{shown.promotion}</p>}
        <BuyBox
          product={shown}
          open={open}
          purchase={purchase}
          isBoughtOtherwise={isGift}
          soldOut={<SoldOut key={shown.id} product={product} shown={shown} />}
          choice={
            delivery === 'email' &&
            (GiftSlot ? (
              <GiftSlot product={shown} purchase={purchase} isGift={isGift} onChoose={onChooseGift} />
            ) : (
              // As high as both answers (a line each), so that the button below stays where it is.
              <div className="needs-script grid gap-3">
                <Skeleton className="h-24 w-full" />
                <Skeleton className="h-24 w-full" />
              </div>
            ))
          }
        />
        {purchase.state === 'ready' && !isGift && <ExpressSlot findPurchase={purchase.findPurchase} />}
        {purchase.state === 'ready' && !shown.isVirtual && <DeliverySlot key={shown.id} product={shown} />}
        {!shown.isVirtual && <StoreSlot productIds={listShelved(shown)} />}
        {shown.giftWrap !== undefined && (
          <p className="text-sm text-muted">
            {shown.giftWrap
              ? formatMessage(messages.giftWrapFrom, {
                  price: formatPrice(intl, shown.giftWrap, currency)
                })
              : formatMessage(messages.giftWrap)}
          </p>
        )}
        <WishButton id={shown.id} />
        <NoScriptNote>{formatMessage(messages.noScript)}</NoScriptNote>
        <InstalmentNote amount={shown.price} placement="product" />
        {details.usps.length > 0 && (
          <ul role="list" className="product-reasons grid gap-2 pt-5 text-sm">
            {details.usps.map(usp => (
              <li key={usp} className="flex gap-2">
                <Icon name="check" small className="text-primary" />
                <span>{usp}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
