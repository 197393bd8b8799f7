import { useId, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button } from '../../ui/action/button'
import { TextInput } from '../../ui/form/text-input'
import { Icon } from '../../ui/media/icon'
import { nameLine } from '../../variations/variation'
import { useBasketAccess } from '../basket/api/basket-access'
import { showBasketAlert } from '../basket/components/basket-alerts'
import { describeBasketError } from '../basket/describe-basket-error'
import type { Basket, Line, Shipment } from '../basket/model/basket'
import { storeQuery } from '../stores/store-query'
import { setPickUpPerson } from './collect-lines'
import { pickUpMessages as messages } from './messages'
import { ReadyText } from './ready-text'
import { StoreAddress } from './store-address'
import { StoreChooser } from './store-chooser'
import { usePickUp } from './use-pick-up'

/** The pick-ups of a basket, each with its store, when it is ready, and who may collect it. */
export const CheckoutPickUp = ({ basket }: { basket: Basket }) => (
  <>
    {basket.shipments.map(shipment => {
      const lines = basket.lines.filter(({ shipmentId }) => shipmentId === shipment.id)
      return shipment.storeId !== undefined && lines.length > 0 ? (
        <PickUpCard key={shipment.id} shipment={shipment} storeId={shipment.storeId} lines={lines} />
      ) : null
    })}
  </>
)

interface PickUpCardProps {
  shipment: Shipment
  storeId: string
  lines: Line[]
}

function PickUpCard({ shipment, storeId, lines }: PickUpCardProps) {
  const { formatMessage } = useIntl()
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  const id = useId()
  return (
    <section aria-labelledby={id} className="step-card checkout-step">
      <div className="step-card-head">
        <span aria-hidden className="step-mark">
          <Icon name="pin" small />
        </span>
        <h2 id={id} className="heading-3 flex-1">
          {formatMessage(messages.pickUp)}
        </h2>
      </div>
      <div className="step-card-body grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            {store && <StoreAddress store={store} />}
            <ReadyText storeId={storeId} />
          </div>
          <ul role="list" className="text-sm">
            {lines.map(line => (
              <li key={line.itemId}>{`${line.quantity} × ${nameLine(line)}`}</li>
            ))}
          </ul>
        </div>
        <p className="text-sm text-muted">{formatMessage(messages.free)}</p>
        <ShortLines lines={lines.filter(({ isOrderable, isPurchasable }) => isPurchasable && !isOrderable)} />
        <PersonForm shipment={shipment} />
      </div>
    </section>
  )
}

/** Lines that the store has sold since it was chosen, and the ways on; they are removed in the cart. */
function ShortLines({ lines }: { lines: Line[] }) {
  const { formatMessage } = useIntl()
  const actions = usePickUp()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const itemIds = lines.map(({ itemId }) => itemId)
  if (lines.length === 0)
    return (
      <p role="status" className="sr-only">
        {actions.news}
      </p>
    )
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm font-semibold text-error">
        {formatMessage(messages.notThere, { names: lines.map(nameLine).join(', '), count: lines.length })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" small busy={actions.isBusy} onClick={() => void actions.send(itemIds)}>
          {formatMessage(messages.sendInstead)}
        </Button>
        <Button
          kind="secondary"
          small
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {formatMessage(isOpen ? messages.close : messages.change)}
        </Button>
        <Button kind="secondary" small busy={actions.isBusy} onClick={() => void actions.takeOut(itemIds)}>
          {formatMessage(messages.takeOut)}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <StoreChooser
            productIds={lines.map(({ productId }) => productId)}
            onChosen={store => {
              setOpen(false)
              void actions.collect(store, itemIds)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** Who may collect the goods besides the shopper: saved when the field is left, since the order button may come next. */
function PersonForm({ shipment: { id: shipmentId, person = '' } }: { shipment: Shipment }) {
  const intl = useIntl()
  const access = useBasketAccess()
  const [typed, setTyped] = useState<string>()
  const [saving, setSaving] = useState<string>()
  const id = useId()
  const name = typed ?? person
  const wanted = name.trim()
  const isChanged = wanted !== person
  async function save() {
    if (!isChanged || saving === wanted) return
    setSaving(wanted)
    try {
      await setPickUpPerson(access, shipmentId, wanted)
      // More may have been typed meanwhile.
      setTyped(now => (now === typed ? undefined : now))
    } catch (error) {
      showBasketAlert(access.client, describeBasketError(intl, error))
    } finally {
      setSaving(now => (now === wanted ? undefined : now))
    }
  }
  return (
    <form
      method="post"
      className="grid max-w-80 justify-items-start gap-3"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        id={id}
        label={intl.formatMessage(messages.person)}
        hint={intl.formatMessage(messages.personHint)}
        value={name}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => void save()}
        autoComplete="off"
        maxLength={80}
        className="w-full"
      />
      <Button type="submit" kind="secondary" busy={saving !== undefined} disabled={!isChanged}>
        {intl.formatMessage(!isChanged && person !== '' ? messages.personSaved : messages.savePerson)}
      </Button>
    </form>
  )
}
