import { useIntl } from '../../intl/intl'
import { loadWithMessages } from '../../intl/load-with-messages'
import { useTouchedComponent } from '../../lazy-loading/use-touched-component'
import { Icon } from '../../ui/media/icon'
import { productPageMessages as messages } from './messages'

const loadPickUp = () =>
  loadWithMessages('personal', () =>
    import(/* webpackChunkName: "product-pick-up" */ '../../features/pick-up/product-pick-up').then(
      ({ ProductPickUp }) => ProductPickUp
    )
  )

/** The place of the store's stock, which loads with the visitor's first interaction. */
export function StoreSlot({ productIds }: { productIds: readonly string[] }) {
  const { formatMessage } = useIntl()
  const StorePickUp = useTouchedComponent(loadPickUp)
  return (
    // As high as title and button of the store's stock.
    <div className={StorePickUp ? 'needs-script' : 'needs-script pb-6'}>
      {StorePickUp ? (
        <StorePickUp productIds={productIds} />
      ) : (
        <p className="flex gap-3 py-3 text-sm text-muted">
          <Icon name="pin" small />
          <span>{formatMessage(messages.inStores)}</span>
        </p>
      )}
    </div>
  )
}
