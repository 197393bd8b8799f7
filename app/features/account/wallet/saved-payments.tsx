import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { formatCardExpiry, isCardExpired } from '../../../intl/formats/card-expiry'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Icon } from '../../../ui/icon/icon'
import { Message } from '../../../ui/message/message'
import { useAccountAccess } from '../api/account-access'
import { removeSavedPaymentInstrument } from '../api/save-payment-instrument'
import { preferPaymentInstrument } from '../api/update-customer'
import type { SavedInstrument } from '../model/customer'
import { walletMessages as messages } from './messages'

interface SavedPaymentsProps {
  instruments: SavedInstrument[]
  now: () => Date
}

/** What the customer has kept to pay with: one is preferred, each can be removed (requirement 3.6). */
export function SavedPayments({ instruments, now }: SavedPaymentsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useAccountAccess()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>()
  const [busy, setBusy] = useState<string>()
  const [asked, setAsked] = useState<SavedInstrument>()

  async function run(id: string, task: () => Promise<void>, done: string) {
    setBusy(id)
    setOutcome(undefined)
    try {
      await task()
      setOutcome({ kind: 'success', text: done })
    } catch {
      // Said beside the list, which is as it was.
      setOutcome({ kind: 'error', text: formatMessage(messages.failed) })
    } finally {
      setBusy(undefined)
      setAsked(undefined)
    }
  }

  const remove = (instrument: SavedInstrument) =>
    run(
      instrument.paymentInstrumentId,
      () => removeSavedPaymentInstrument(access, instrument.paymentInstrumentId),
      formatMessage(messages.removed, { name: nameOf(intl, instrument) })
    )
  const prefer = (instrument: SavedInstrument) =>
    run(
      instrument.paymentInstrumentId,
      () => preferPaymentInstrument(access, instrument.paymentInstrumentId),
      formatMessage(messages.preferredNow, { name: nameOf(intl, instrument) })
    )

  return (
    <div className="grid gap-5">
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      {instruments.length === 0 ? (
        <EmptyState
          icon="card"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyText)}
        />
      ) : (
        <ul className="saved-payments">
          {instruments.map(instrument => (
            <SavedPayment
              key={instrument.paymentInstrumentId}
              instrument={instrument}
              isExpired={isCardExpired(instrument.card, now())}
              isBusy={busy !== undefined}
              onPrefer={() => void prefer(instrument)}
              onRemove={() => setAsked(instrument)}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={formatMessage(messages.removeTitle, { name: asked ? nameOf(intl, asked) : '' })}
        closeLabel={formatMessage(messages.close)}
        dismissible={busy === undefined}
        actions={
          <>
            <Button kind="secondary" disabled={busy !== undefined} onClick={() => setAsked(undefined)}>
              {formatMessage(messages.keep)}
            </Button>
            <Button busy={busy !== undefined} onClick={() => asked && void remove(asked)}>
              {formatMessage(messages.remove)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.removeText)}</p>
      </Dialog>
    </div>
  )
}

function nameOf({ formatMessage }: IntlShape, { card }: SavedInstrument): string {
  if (!card) return formatMessage(messages.paypal)
  const { type = '', lastDigits } = card
  return lastDigits
    ? formatMessage(messages.card, { type, lastDigits })
    : type || formatMessage(messages.otherCard)
}

interface SavedPaymentProps {
  instrument: SavedInstrument
  isExpired: boolean
  isBusy: boolean
  onPrefer: () => void
  onRemove: () => void
}

/** An expired card cannot be preferred: checkout offers it to nobody. */
function SavedPayment({ instrument, isExpired, isBusy, onPrefer, onRemove }: SavedPaymentProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const name = nameOf(intl, instrument)
  const date = formatCardExpiry(instrument.card ?? {})
  return (
    <li className="saved-payment">
      <Icon name="card" />
      <div className="saved-payment-text">
        <p className="font-semibold">
          {name} {instrument.isPreferred && <Badge kind="soft">{formatMessage(messages.preferred)}</Badge>}
        </p>
        <p className={isExpired ? 'text-sm text-error' : 'text-sm text-muted'}>
          {[
            instrument.card?.holder,
            date && formatMessage(isExpired ? messages.expired : messages.validUntil, { date })
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!instrument.isPreferred && !isExpired && (
          <Button
            kind="secondary"
            small
            disabled={isBusy}
            aria-label={formatMessage(messages.preferOf, { name })}
            onClick={onPrefer}
          >
            {formatMessage(messages.prefer)}
          </Button>
        )}
        <Button
          kind="secondary"
          small
          disabled={isBusy}
          aria-label={formatMessage(messages.removeOf, { name })}
          onClick={onRemove}
        >
          {formatMessage(messages.remove)}
        </Button>
      </div>
    </li>
  )
}
