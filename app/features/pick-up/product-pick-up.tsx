import { useId, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { LazyMessages } from '../../intl/lazy-messages'
import { Icon } from '../../ui/media/icon'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { useKeptStore } from './account-store'
import { pickUpMessages as messages } from './messages'
import { StoreHours } from '../stores/components/store-today'
import { StoreChooser } from './store-chooser'
import { StoreStockText } from './store-stock-text'

interface ProductPickUpProps {
  /** Of the product, or of all parts of a set; none while a variant is to be chosen. */
  productIds: readonly string[]
}

/** On the product's page: what the shopper's store has of it, and the choice of the store. */
function ProductStoreStock({ productIds }: ProductPickUpProps) {
  const { formatMessage } = useIntl()
  const store = useKeptStore()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="flex gap-3 text-sm" aria-labelledby={`${id}-title`}>
      <Icon name="pin" small className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 id={`${id}-title`} className="font-semibold">
          {formatMessage(messages.title)}
        </h2>
        {store && (
          <>
            {productIds.length > 0 && <StoreStockText productIds={productIds} store={store} />}
            <StoreHours storeId={store.id} />
          </>
        )}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center justify-self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {formatMessage(isOpen ? messages.close : store ? messages.change : messages.choose)}
        </button>
        {(isOpen || store) && <p className="text-muted">{formatMessage(messages.notFor)}</p>}
        <div id={id}>
          {isOpen && (
            <StoreChooser
              productIds={productIds.length > 0 ? productIds : undefined}
              onChosen={() => setOpen(false)}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** For pages that do not bring its words. */
export const ProductPickUp = (props: ProductPickUpProps) => (
  <PartBoundary name="pick-up">
    <LazyMessages group="personal">
      <ProductStoreStock {...props} />
    </LazyMessages>
  </PartBoundary>
)
