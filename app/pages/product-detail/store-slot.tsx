import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { whenTouched } from '../../lazy-loading/when-touched'
import { Icon } from '../../ui/media/icon'
import { productPageMessages as messages } from './messages'

const loadPickUp = () =>
  import(/* webpackChunkName: "product-pick-up" */ '../../features/pick-up/product-pick-up').then(
    ({ ProductPickUp }) => ProductPickUp
  )

/** The place of the store's stock, which loads with the visitor's first interaction. */
export function StoreSlot({ productIds }: { productIds: readonly string[] }) {
  const { formatMessage } = useIntl()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenTouched(() => setWanted(true)), [])
  const StorePickUp = useLazyComponent(isWanted, loadPickUp)
  return (
    <div className="needs-script min-h-11">
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
