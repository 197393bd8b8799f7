import { productQuery } from '../../features/catalogue/api/product-query'
import { hasPreparation, PreparationFacts } from '../../features/catalogue/preparation-facts'
import type { Order } from '../../features/order/order'
import { useMethodArrivals } from '../../fulfilment/estimate/use-method-arrivals'
import { defineMessages, useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { StageFrame } from '../../ui/frame/stage-frame'

const messages = defineMessages({
  untilThen: { id: 'confirmation.untilThen', defaultMessage: 'Until then: how to brew it' }
})

/** An estimate is that of an order placed now: of an earlier order it would promise another day. */
const FRESH_MS = 3_600_000
const NONE: string[] = []

/** What arrives in one parcel by a method that the platform names; undefined where no day can be said. */
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
  return <p className="heading-2 min-h-11 text-primary">{arrival}</p>
}

/** How the order's first product is brewed, with its picture; on paper it would fill a second page. */
export function UntilThen({ order }: { order: Order }) {
  const platform = usePlatform()
  const { formatMessage } = useIntl()
  const [line] = order.lines
  const { data: product } = useRead({
    ...productQuery(platform, line?.productId ?? ''),
    enabled: line !== undefined && order.overallStatus !== 'CANCELLED'
  })
  if (!product || !hasPreparation(product.preparation)) return null
  const [picture] = product.images
  return (
    <div className="print:hidden">
      <StageFrame
        eyebrow={formatMessage(messages.untilThen)}
        title={product.name}
        image={picture && { src: picture.link, alt: '' }}
        imagePosition="left"
      >
        <PreparationFacts preparation={product.preparation} large />
      </StageFrame>
    </div>
  )
}
