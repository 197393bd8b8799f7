import type { Product } from '../../features/catalogue/model/product'
import { findKeptDestination } from '../../visit/destination'
import { useIntl } from '../../intl/intl'
import { loadWithMessages } from '../../intl/load-with-messages'
import { useTouchedComponent } from '../../lazy-loading/use-touched-component'
import { Icon } from '../../ui/media/icon'
import { productPageMessages as messages } from './messages'

const loadNote = () =>
  loadWithMessages('personal', () =>
    import(/* webpackChunkName: "delivery-note" */ './delivery-note').then(({ DeliveryNote }) => DeliveryNote)
  )

/** A set is sent as its parts. */
const listSent = ({ id, parts }: Product): string[] =>
  parts.length > 0 ? parts.flatMap(part => (part.orderable ? part.productId : [])) : [id]

/**
 * The place of the delivery estimate. The page of the server is the same for all; the estimate loads for a visitor who
 * has named a postal code, and for others with their first interaction.
 */
export function DeliverySlot({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const Note = useTouchedComponent(loadNote, findKeptDestination)
  return (
    <div className="needs-script min-h-36">
      {Note ? (
        <Note productIds={listSent(product)} />
      ) : (
        <p className="flex gap-3 text-sm text-muted">
          <Icon name="truck" small />
          <span>{formatMessage(messages.deliveryDate)}</span>
        </p>
      )}
    </div>
  )
}
