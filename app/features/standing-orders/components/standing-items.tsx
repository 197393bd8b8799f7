import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { formatPrice } from '../../../intl/format-price'
import { useSite } from '../../../visit/site/site-context'
import { nameLine } from '../../../variations/variation'
import { VariationText } from '../../../variations/variation-text'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { Skeleton } from '../../../ui/status/skeleton'
import { standingMessages as messages } from '../messages'
import type { StandingProduct } from '../standing-product'

interface StandingItemsProps {
  label: string
  items: readonly { productId: string; quantity: number }[]
  /** Undefined until they are read. */
  products: readonly StandingProduct[] | undefined
  /** Below the text: quantity and buttons. */
  actions?: (
    item: { productId: string; quantity: number },
    name: string,
    product?: StandingProduct
  ) => ReactNode
}

/** The products of each delivery, with today's prices. */
export function StandingItems({ label, items, products, actions }: StandingItemsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { currency } = useSite()
  return (
    <ul className="standing-items" aria-label={label}>
      {items.map(item => {
        const product = products?.find(({ id }) => id === item.productId)
        const name =
          product?.name ?? (products ? formatMessage(messages.unknown, { id: item.productId }) : '')
        const isComing = product?.isPurchasable === true
        return (
          <li key={item.productId} className="standing-item">
            <Picture src={product?.image} />
            <div className="standing-item-words">
              <p className="font-semibold">
                {actions ? null : <span className="figures">{`${item.quantity} × `}</span>}
                {product ? (
                  <Link to={product.to} className="link-plain">
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
              </p>
              <VariationText variation={product?.variation} />
              {product?.fact && <p className="text-sm text-muted">{product.fact}</p>}
              {!products && <Skeleton className="h-5 w-3/4" />}
              {products && !isComing && <p className="text-sm text-error">{formatMessage(messages.gone)}</p>}
            </div>
            <p className="standing-item-price figures">
              {isComing && formatPrice(intl, product.unitPrice * item.quantity, currency)}
            </p>
            {actions && (
              <div className="standing-item-actions">
                {actions(item, nameLine({ ...product, name }), product)}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Square; the name beside it is its alternative. */
export const Picture = ({ src = DEFAULT_IMAGE }: { src: string | undefined }) => (
  <Image src={src} alt="" width={1} height={1} sizes="56px" widths={[56, 112]} className="corners-small" />
)

/** The price of a delivery, without shipping. */
export function StandingSum({ total, currency }: { total: number; currency: string }) {
  const intl = useIntl()
  return (
    <p className="standing-sum">
      <span>
        <span className="block font-semibold">{intl.formatMessage(messages.total)}</span>
        <Link to={paths.aboutYourOrder} target="_blank" className="link text-sm text-muted">
          {intl.formatMessage(messages.plusShipping)}
        </Link>
      </span>
      <span className="figures font-semibold">{formatPrice(intl, total, currency)}</span>
    </p>
  )
}
