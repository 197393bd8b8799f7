import { useIntl } from '../../intl/intl'
import { isShort, type Stock } from '../../fulfilment/stock'
import { nameLine } from '../../variations/variation'
import type { MyStore } from '../../visit/my-store'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { isToSeveral } from '../basket/division/deliveries'
import { describeDelivery } from '../../person-fields/postal-address'
import type { Basket, Line, Shipment } from '../basket/model/basket'
import { storeQuery } from '../stores/store-query'
import { isCollectable } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { StockWords } from './store-stock-text'
import type { PickUpActions } from './use-pick-up'

interface LinePickUpProps {
  basket: Pick<Basket, 'shipments'>
  line: Line
  /** The store that lines can be collected in; undefined before one is chosen. */
  store: Pick<MyStore, 'id' | 'name'> | undefined
  /** Its stock of the line's product; undefined while it is not known. */
  stock: Stock | undefined
  actions: PickUpActions
}

/** Whether a line is sent or collected, where to, and the change to the other. */
export function LinePickUp({ basket, line, store, stock, actions }: LinePickUpProps) {
  const { formatMessage } = useIntl()
  const address = isToSeveral(basket)
    ? basket.shipments.find(({ id }) => id === line.shipmentId)?.address
    : undefined
  const sent = address
    ? formatMessage(messages.sentTo, { address: describeDelivery(address) })
    : formatMessage(messages.sent)
  const isElsewhere = address !== undefined || basket.shipments.some(isUsedPickUp)
  if (line.isAutomaticBonus) return isElsewhere ? <BonusPlace line={line} sent={sent} /> : null
  if (!store || !isCollectable(line)) return address ? <p className="text-sm">{sent}</p> : null
  const isHere = line.storeId !== undefined
  const isEnough = stock !== undefined && stock.orderable && !isShort(stock, line.quantity)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {isHere ? (
        <div>
          <p className="font-semibold">
            {formatMessage(line.storeId === store.id ? messages.collected : messages.collectedElsewhere)}
          </p>
          <StoreName id={line.storeId} store={store} />
        </div>
      ) : (
        <p>{sent}</p>
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

const isUsedPickUp = ({ storeId, itemIds }: Shipment) => storeId !== undefined && itemIds.length > 0

/** A bonus line is sent, or collected, with the goods that it belongs to. */
function BonusPlace({ line: { storeId }, sent }: { line: Line; sent: string }) {
  const { formatMessage } = useIntl()
  return (
    <div className="text-sm">
      {storeId === undefined ? <p>{sent}</p> : <StoreName id={storeId} />}
      <p className="text-muted">{formatMessage(messages.follows)}</p>
    </div>
  )
}

/** The store that a line is collected in, which is another one after a change of my store or a login. */
function StoreName({ id = '', store }: { id: string | undefined; store?: Pick<MyStore, 'id' | 'name'> }) {
  const { data: other } = useRead({ ...storeQuery(usePlatform(), id), enabled: id !== store?.id })
  return <p>{id === store?.id ? store.name : (other?.name ?? id)}</p>
}
