import { DeliveryEstimateBox } from '../../fulfilment/estimate/delivery-estimate-box'
import { LazyMessages } from '../../intl/lazy-messages'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { useKnownDestination } from '../use-known-destination'

function KnownDelivery({ productIds }: { productIds: readonly string[] }) {
  return <DeliveryEstimateBox id="delivery" productIds={productIds} known={useKnownDestination()} />
}

/** When a product arrives; with messages that the page does not bring. */
export const DeliveryNote = ({ productIds }: { productIds: readonly string[] }) => (
  <PartBoundary name="delivery-estimate">
    <LazyMessages group="personal">
      <KnownDelivery productIds={productIds} />
    </LazyMessages>
  </PartBoundary>
)
