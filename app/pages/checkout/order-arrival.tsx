import { productQuery } from '../../features/catalogue/api/product-query'
import { hasPreparation, PreparationFacts } from '../../features/catalogue/facts/preparation-facts'
import type { Order } from '../../features/order/order'
import { useMethodArrivals } from '../../fulfilment/estimate/use-method-arrivals'
import { defineMessages, useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { StageFrame } from '../../ui/frame/stage-frame'
import { DEFAULT_IMAGE } from '../../ui/media/image'

const messages = defineMessages({
  untilThen: { id: 'confirmation.untilThen', defaultMessage: 'Until then: how to brew it' },
  ordered: {
    id: 'confirmation.ordered',
    defaultMessage: 'In your order',
    description: 'Above the first product of an order, which is not for brewing'
  }
})

/** An estimate is that of an order placed now: of an earlier order it would promise another day. */
const FRESH_MS = 3_600_000
const NONE: string[] = []

/** The parcel whose day of arrival is known: one parcel, by a method of the platform; otherwise undefined. */
function findParcel({
  delivery,
  shippingAddress,
  lines,
  pickUps,
  deliveries,
  createdAt,
  overallStatus
}: Order) {
  const { postalCode, countryCode } = shippingAddress ?? {}
  const isFresh = createdAt !== undefined && Date.now() - Date.parse(createdAt) < FRESH_MS
  if (!isFresh || overallStatus === 'CANCELLED' || delivery?.isDigital !== false || !delivery.methodId)
    return undefined
  if (!postalCode || !countryCode || pickUps.length > 0 || deliveries.length > 1) return undefined
  return {
    methodId: delivery.methodId,
    destination: { postalCode, countryCode },
    productIds: [...new Set(lines.map(({ productId }) => productId))]
  }
}

/** The day on which the order comes; a place of its height until it is known. */
export function OrderArrival({ order }: { order: Order }) {
  const parcel = findParcel(order)
  const { describe } = useMethodArrivals(parcel?.productIds ?? NONE, parcel?.destination)
  if (!parcel) return null
  const [arrival] = describe(parcel.methodId)
  return <p className="heading-3 min-h-12 text-primary">{arrival}</p>
}

/**
 * The order's first product with its picture, and how it is brewed, else what it is; on paper it would fill a second
 * page. It has its height before the product is read, because the rest of the page is below it.
 */
export function UntilThen({ order }: { order: Order }) {
  const platform = usePlatform()
  const { formatMessage } = useIntl()
  const [line] = order.lines
  const isShown = line !== undefined && line.recipient === undefined && order.overallStatus !== 'CANCELLED'
  const { data: product, isLoading } = useRead({
    ...productQuery(platform, line?.productId ?? ''),
    enabled: isShown
  })
  if (!isShown) return null
  const preparation = product?.preparation
  const isBrewed = preparation !== undefined && hasPreparation(preparation)
  return (
    <div className="print:hidden">
      <StageFrame
        eyebrow={isLoading ? '\u00a0' : formatMessage(isBrewed ? messages.untilThen : messages.ordered)}
        title={line.name}
        image={{ src: line.image ?? product?.images[0]?.link ?? DEFAULT_IMAGE, alt: '' }}
        imagePosition="left"
      >
        <div className="min-h-36 w-full">
          {isBrewed ? (
            <PreparationFacts preparation={preparation} large />
          ) : (
            <p className="text-muted">{product?.promise}</p>
          )}
        </div>
      </StageFrame>
    </div>
  )
}
