import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { describeDelivery } from '../../../person-fields/postal-address'
import { describeWait } from '../../../intl/describe-wait'
import { useIntl } from '../../../intl/intl'
import { findShopperText, findWait, isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { orderReasons } from '../../../platform/scapi/shopper-orders-management'
import type { Order, OrderLine } from '../order'
import { announceReturn, cancelItems, type GuestProof } from './change-units'
import { returnMessages as messages } from './return-messages'
import { UnitsDialog, type ChosenUnits } from './units-dialog'

/** The merchant's reasons; empty where it asks for none. */
const reasonsQuery = (platform: Platform): QueryObject<Record<ChangeKind, string[]>> => ({
  queryKey: ['order-reasons'],
  queryFn: async () => {
    const { returnReasonCodes, cancelReasonCodes } = await platform.family(orderReasons).getOmsMetaData()
    const list = (codes: typeof returnReasonCodes = []) => codes.map(({ reason }) => reason)
    return { returnable: list(returnReasonCodes), cancellable: list(cancelReasonCodes) }
  }
})

type ChangeKind = 'returnable' | 'cancellable'

interface ChangeUnitsProps {
  order: Order
  /** Of an order that was looked up by a guest. */
  guest?: GuestProof
  /** For an order that is kept outside the query cache. */
  onChanged?: () => void
}

/** Sends units of lines back while the platform takes them; the outcome stays where the button was. */
export function ReturnItems(props: ChangeUnitsProps) {
  const { formatMessage } = useIntl()
  const [label] = props.order.returnLabels
  return (
    <ChangeUnits
      {...props}
      available="returnable"
      texts={RETURN_TEXTS}
      change={announceReturn}
      after={
        label && (
          <a className="link" href={label.url} target="_blank" rel="noopener noreferrer">
            {formatMessage(messages.label)}
          </a>
        )
      }
    />
  )
}

/** Cancels units of lines before they leave; nobody has to say why. */
export const CancelItems = (props: ChangeUnitsProps) => (
  <ChangeUnits {...props} available="cancellable" texts={CANCEL_TEXTS} change={cancelItems} />
)

const RETURN_TEXTS = {
  open: messages.open,
  title: messages.title,
  text: messages.text,
  send: messages.send,
  done: messages.done,
  failed: messages.failed
}
const CANCEL_TEXTS = {
  open: messages.cancelOpen,
  title: messages.cancelTitle,
  text: messages.cancelText,
  send: messages.cancelSend,
  done: messages.cancelDone,
  failed: messages.cancelFailed
}

interface InnerProps extends ChangeUnitsProps {
  available: ChangeKind
  texts: typeof RETURN_TEXTS
  change: typeof announceReturn
  /** Behind the success. */
  after?: ReactNode
}

function ChangeUnits({ order, guest, onChanged, available, texts, change, after }: InnerProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const client = useQueryClient()
  const platform = usePlatform()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isReturn = available === 'returnable'
  // Where they cannot be read, the platform notes its default reason.
  const { data: reasons, isLoading } = useRead({ ...reasonsQuery(platform), enabled: isOpen })
  const isOpening = isOpen && isLoading
  const choices = order.lines.flatMap(line => {
    const most = line.units?.[available] ?? 0
    return most > 0 ? [{ line, most, place: findPlace(order, line) }] : []
  })

  function explain(error: unknown): string {
    const wait = findWait(error)
    if (wait) return describeWait(intl, wait)
    if (guest && isPlatformError(error, 404)) return formatMessage(messages.codeOld)
    if (isPlatformError(error) && (error.status === 400 || error.status === 409))
      return findShopperText(error) ?? formatMessage(messages.changed)
    return formatMessage(texts.failed)
  }

  async function send(units: ChosenUnits[]) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const outcome = await change({ client, platform }, order, units, guest)
      if (outcome === 'done') {
        setDone(true)
        setOpen(false)
      } else setProblem(formatMessage(messages.changed))
    } catch (error) {
      setProblem(explain(error))
    } finally {
      onChanged?.()
      setBusy(false)
    }
  }

  if (choices.length === 0 && !isDone && !isOpen) return null
  return (
    <div className="grid justify-items-start gap-4">
      {isDone && (
        <Message kind="success" answer>
          <span>{formatMessage(texts.done)}</span>
          {after && <span className="block">{after}</span>}
        </Message>
      )}
      {choices.length > 0 && (
        <Button
          kind="secondary"
          busy={isOpening}
          onClick={() => {
            setDone(false)
            setProblem(undefined)
            setOpen(true)
          }}
        >
          {formatMessage(texts.open)}
        </Button>
      )}
      {isOpen && !isLoading && (
        <UnitsDialog
          title={formatMessage(texts.title)}
          text={formatMessage(texts.text)}
          note={isReturn ? formatMessage(messages.opened) : undefined}
          sendLabel={formatMessage(texts.send)}
          choices={choices}
          reasons={reasons?.[available] ?? []}
          needsReason={isReturn}
          problem={problem}
          isBusy={isBusy}
          onSend={units => void send(units)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Where a line went, or was collected, if another one has the same product. */
function findPlace(
  { lines, deliveries, pickUps, shippingAddress }: Order,
  { id, productId }: OrderLine
): string | undefined {
  if (!lines.some(other => other.id !== id && other.productId === productId)) return undefined
  const pickUp = pickUps.find(({ itemIds }) => itemIds.includes(id))
  const delivery = deliveries.find(({ lineIds }) => lineIds.includes(id))
  // A store has a last name only, to be a person to the platform; one parcel has no delivery of its own.
  if (pickUp) return pickUp.address && `${pickUp.address.lastName}, ${pickUp.address.city}`
  const address = delivery?.address ?? shippingAddress
  return address && describeDelivery(address)
}
