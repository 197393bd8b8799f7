import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { useVariations } from '../../../variations/use-variations'
import { nameLine } from '../../../variations/variation'
import { VariationText } from '../../../variations/variation-text'
import { Button } from '../../../ui/action/button'
import { Select } from '../../../ui/form/select'
import { Dialog } from '../../../ui/overlay/dialog'
import { Message } from '../../../ui/status/message'
import { ordersMessages } from '../account-messages'
import { LinePicture } from '../components/order-lines'
import type { OrderLine } from '../order'
import { REASONS, returnMessages as messages } from './return-messages'

export interface ChosenUnits {
  itemId: string
  quantity: number
  reason?: string
}

interface UnitsChoice {
  line: OrderLine
  most: number
  place?: string
}

interface UnitsDialogProps {
  title: string
  text: string
  /** Explains listed lines that cannot be chosen. */
  note?: string
  sendLabel: string
  /** Lines with the units that can be chosen, and where to they went if another line has the same product. */
  choices: UnitsChoice[]
  /** Empty where no reason is asked for. */
  reasons: readonly string[]
  needsReason: boolean
  /** Why the last attempt has failed. */
  problem?: string
  isBusy: boolean
  onSend: (units: ChosenUnits[]) => void
  onClose: () => void
}

/** Chooses units of an order's lines, with a reason for each line. */
export function UnitsDialog(props: UnitsDialogProps) {
  const { title, text, note, sendLabel, choices, reasons, needsReason, problem, isBusy } = props
  const { formatMessage } = useIntl()
  const [units, setUnits] = useState<Record<string, number>>({})
  const [chosenReasons, setChosenReasons] = useState<Record<string, string>>({})
  const [isSent, setSent] = useState(false)
  const lines = useVariations(choices.map(({ line }) => line))
  // The order may have been read again since: no more than can be chosen now.
  const quantityOf = (id: string, most: number) => Math.min(units[id] ?? 0, most)
  const chosen = choices.flatMap(({ line, most }) => {
    const quantity = quantityOf(line.id, most)
    const reason = chosenReasons[line.id]
    return quantity > 0 ? [{ itemId: line.id, quantity, ...(reason && { reason }) }] : []
  })
  const lacksReason = (id: string) => needsReason && reasons.length > 0 && !chosenReasons[id]
  const isComplete = chosen.length > 0 && !chosen.some(({ itemId }) => lacksReason(itemId))
  const alert = problem ?? (isSent && chosen.length === 0 ? formatMessage(messages.nothing) : undefined)

  function send() {
    setSent(true)
    if (isComplete) props.onSend(chosen)
  }

  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={title}
      closeLabel={formatMessage(ordersMessages.close)}
      dismissible={!isBusy}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={props.onClose}>
            {formatMessage(messages.keep)}
          </Button>
          <Button busy={isBusy} onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{text}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
        {alert && (
          <Message kind="error" answer>
            {alert}
          </Message>
        )}
        <ul className="grid gap-5">
          {choices.map(({ line, most, place }, index) => {
            const { id, variation } = lines[index] ?? line
            const quantity = quantityOf(id, most)
            const label = {
              name: (content: string | string[]) => <HiddenName key="name">{content}</HiddenName>
            }
            const name = [nameLine({ ...line, variation }), place].filter(Boolean).join(', ')
            return (
              <li key={id} className="grid grid-cols-[64px_1fr] items-start gap-4">
                <LinePicture line={line} />
                <div className="grid gap-3">
                  <div>
                    <p className="font-semibold">{line.name}</p>
                    <VariationText variation={variation} />
                    {place && <p className="text-sm text-muted">{place}</p>}
                  </div>
                  <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
                    <Select
                      id={`units-${id}`}
                      label={
                        <span>
                          {formatMessage(messages.quantity, { ...label, itemName: name, name: label.name })}
                        </span>
                      }
                      value={`${quantity}`}
                      options={Array.from({ length: most + 1 }, (_, count) => ({
                        value: `${count}`,
                        label: `${count}`
                      }))}
                      disabled={isBusy}
                      onChange={({ target }) => setUnits({ ...units, [id]: Number(target.value) })}
                    />
                    {quantity > 0 && reasons.length > 0 && (
                      <Select
                        id={`reason-${id}`}
                        label={
                          <span>{formatMessage(messages.reason, { name: label.name, itemName: name })}</span>
                        }
                        error={isSent && lacksReason(id) ? formatMessage(messages.reasonMissing) : undefined}
                        value={chosenReasons[id] ?? ''}
                        options={[
                          { value: '', label: formatMessage(messages.chooseReason), disabled: needsReason },
                          ...reasons.map(reason => ({
                            value: reason,
                            label: isKnown(reason) ? formatMessage(REASONS[reason]) : reason
                          }))
                        ]}
                        disabled={isBusy}
                        required={needsReason}
                        onChange={({ target }) => setChosenReasons({ ...chosenReasons, [id]: target.value })}
                      />
                    )}
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}

const HiddenName = ({ children }: { children: string | string[] }) => (
  <span className="sr-only">{children}</span>
)

const isKnown = (reason: string): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason)
