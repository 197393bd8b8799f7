import { useId, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/media/icon'
import type { MyStore } from '../../visit/my-store'
import { LoadFailure } from '../basket/components/load-failure'
import type { Basket } from '../basket/model/basket'
import { storeQuery } from '../stores/store-query'
import { isCollectable } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { ReadyText } from './ready-text'
import { StoreChooser } from './store-chooser'
import type { PickUpActions } from './use-pick-up'

interface CartStoreProps {
  basket: Basket
  store: MyStore | undefined
  /** Reads its stock again; only while it could not be read. */
  readStock: (() => void) | undefined
  actions: PickUpActions
}

/** Below the cart's lines: the store that they can be collected in, and its choice. */
export function CartStore({ basket, store, readStock, actions }: CartStoreProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const collectable = basket.lines.filter(isCollectable)
  if (collectable.length === 0) return null
  const collected = basket.lines.filter(({ storeId }) => storeId !== undefined)
  const elsewhere = store ? collected.filter(({ storeId }) => storeId !== store.id) : []
  const sent = collectable.filter(({ storeId }) => storeId === undefined)
  return (
    <section className="card mt-6 flex gap-3 text-sm" aria-labelledby={`${id}-title`}>
      <Icon name="pin" small className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 id={`${id}-title`} className="font-semibold">
          {formatMessage(messages.pickUp)}
        </h2>
        {store ? (
          <>
            <p>{store.name}</p>
            <ReadyText storeId={store.id} />
            {readStock && <LoadFailure text={formatMessage(messages.stockFailed)} onRetry={readStock} />}
          </>
        ) : (
          <p>{formatMessage(messages.free)}</p>
        )}
        <p className="text-muted">{formatMessage(messages.notFor)}</p>
        {elsewhere[0]?.storeId !== undefined && store && (
          <OtherStore
            storeId={elsewhere[0].storeId}
            count={elsewhere.length}
            store={store}
            isBusy={actions.isBusy}
            onMove={() =>
              void actions.collect(
                store,
                elsewhere.map(({ itemId }) => itemId)
              )
            }
          />
        )}
        <div className="flex flex-wrap items-center gap-x-5">
          <button
            type="button"
            className="link inline-flex min-h-11 items-center"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {formatMessage(isOpen ? messages.close : store ? messages.change : messages.choose)}
          </button>
          {store && !isOpen && sent.length > 1 && (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center"
              disabled={actions.isBusy}
              onClick={() =>
                void actions.collect(
                  store,
                  sent.map(({ itemId }) => itemId)
                )
              }
            >
              {formatMessage(messages.collectAll)}
            </button>
          )}
        </div>
        <div id={id}>
          {isOpen && (
            <StoreChooser
              onChosen={chosen => {
                setOpen(false)
                // Lines to collect move along: an order is collected in one store.
                if (collected.length > 0)
                  void actions.collect(
                    chosen,
                    collected.map(({ itemId }) => itemId)
                  )
              }}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {actions.news}
        </p>
      </div>
    </section>
  )
}

interface OtherStoreProps {
  storeId: string
  count: number
  store: MyStore
  isBusy: boolean
  onMove: () => void
}

/** Lines that are collected somewhere else, after a change of the store or a login. */
function OtherStore({ storeId, count, store, isBusy, onMove }: OtherStoreProps) {
  const { formatMessage } = useIntl()
  const { data: other } = useRead(storeQuery(usePlatform(), storeId))
  return (
    <div className="grid justify-items-start gap-2">
      <p>{formatMessage(messages.elsewhere, { count, store: other?.name ?? storeId })}</p>
      <Button kind="secondary" small busy={isBusy} onClick={onMove}>
        {formatMessage(messages.collectHere, { store: store.name })}
      </Button>
    </div>
  )
}
