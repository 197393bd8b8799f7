import { useIntl } from '../../intl/intl'
import { isShort, type Stock } from '../../fulfilment/stock'
import { nameLine } from '../../variations/variation'
import type { MyStore } from '../../visit/my-store'
import type { Line } from '../basket/model/basket'
import { isCollectable } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { StockWords } from './store-stock-text'
import type { PickUpActions } from './use-pick-up'

interface LinePickUpProps {
  line: Line
  /** The store that lines can be collected in; undefined before one is chosen. */
  store: Pick<MyStore, 'id' | 'name'> | undefined
  /** What it has of the line's product; undefined while it is not known. */
  stock: Stock | undefined
  actions: PickUpActions
}

/** Whether a line is sent or collected, and the change to the other. */
export function LinePickUp({ line, store, stock, actions }: LinePickUpProps) {
  const { formatMessage } = useIntl()
  if (!store || !isCollectable(line)) return null
  const isHere = line.storeId !== undefined
  const isEnough = stock !== undefined && stock.orderable && !isShort(stock, line.quantity)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {isHere ? (
        <p className="font-semibold">
          {formatMessage(line.storeId === store.id ? messages.collected : messages.collectedElsewhere)}
        </p>
      ) : (
        <p>{formatMessage(messages.sent)}</p>
      )}
      {(isHere || isEnough) && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          disabled={actions.isBusy}
          onClick={() => void (isHere ? actions.send([line.itemId]) : actions.collect(store, [line.itemId]))}
        >
          <span>{formatMessage(isHere ? messages.sendInstead : messages.collectInstead)}</span>
          <span className="sr-only">{` ${nameLine(line)}`}</span>
        </button>
      )}
      {!isHere && stock && !isEnough && <StockWords stock={stock} place={store.name} />}
    </div>
  )
}
