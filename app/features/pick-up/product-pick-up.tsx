import { useId, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { LazyMessages } from '../../intl/lazy-messages'
import { useMyStore } from '../../visit/my-store'
import { Icon } from '../../ui/media/icon'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { useSite } from '../../visit/site/site-context'
import { pickUpMessages as messages } from './messages'
import { StoreHours } from './store-hours'
import { StoreChooser } from './store-chooser'
import { StoreStockText } from './store-stock-text'

interface ProductPickUpProps {
  productId: string
}

/** On the product's page: what the shopper's store has of it, and the choice of the store. */
function ProductStoreStock({ productId }: ProductPickUpProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const store = useMyStore(site.id)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="heading-4 flex items-center gap-2">
        <Icon name="pin" small />
        <span>{formatMessage(messages.title)}</span>
      </h2>
      {store && (
        <>
          <StoreStockText productId={productId} store={store} />
          <StoreHours storeId={store.id} />
        </>
      )}
      <button
        type="button"
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {formatMessage(isOpen ? messages.close : store ? messages.change : messages.choose)}
      </button>
      <div id={id}>{isOpen && <StoreChooser productId={productId} onChosen={() => setOpen(false)} />}</div>
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
