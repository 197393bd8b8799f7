import { useState } from 'react'
import { useIntl, type IntlShape } from '../../../intl/intl'
import { formatCardExpiry, isCardExpired } from '../../../intl/formats/card-expiry'
import { standingPaymentPath } from '../../../visit/addresses/standing-order-path'
import { Badge } from '../../../ui/status/badge'
import { Button } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { Message } from '../../../ui/status/message'
import { describePaidBy, isMethodId } from '../../payment/payment-methods'
import { AccountSection } from '../account-frame'
import { useAccountAccess } from '../api/account-access'
import { removeSavedPaymentInstrument } from '../api/save-payment-instrument'
import { preferPaymentInstrument } from '../api/update-customer'
import type { SavedInstrument } from '../../payment/payment-options'
import { savedMessages, walletMessages as messages } from './messages'
import { RemoveDialog } from './remove-dialog'
import { SavedActions } from './saved-actions'
import { useTask } from './use-task'
import { AddCard } from './add-card'

interface SavedPaymentsProps {
  instruments: SavedInstrument[]
  now: () => Date
  /** Id of the standing order that is paid with it: then its deliveries need another way to pay. */
  findStandingOrder?: (paymentInstrumentId: string) => string | undefined
}

/** The customer's saved payments: one is preferred, each can be removed (requirement 9.4). */
export function SavedPayments({ instruments, now, findStandingOrder = () => undefined }: SavedPaymentsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useAccountAccess()
  const { outcome, setOutcome, isBusy, run } = useTask()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<SavedInstrument>()
  const [missedBy, setMissedBy] = useState<string>()
  const isNeeded = asked !== undefined && findStandingOrder(asked.paymentInstrumentId) !== undefined

  async function remove(instrument: SavedInstrument) {
    const neededBy = findStandingOrder(instrument.paymentInstrumentId)
    await run(
      async () => {
        await removeSavedPaymentInstrument(access, instrument.paymentInstrumentId)
        if (neededBy !== undefined) setMissedBy(neededBy)
      },
      formatMessage(savedMessages.removed, { name: nameOf(intl, instrument) })
    )
    setAsked(undefined)
  }
  const prefer = (instrument: SavedInstrument) =>
    run(
      () => preferPaymentInstrument(access, instrument.paymentInstrumentId),
      formatMessage(savedMessages.preferredNow, { name: nameOf(intl, instrument) })
    )

  function close(done?: string) {
    setAdding(false)
    setOutcome(done === undefined ? undefined : { kind: 'success', text: done })
  }
  const add = <Button onClick={() => setAdding(true)}>{formatMessage(messages.addCard)}</Button>
  if (isAdding) {
    return (
      <AccountSection>
        <AddCard onDone={() => close(formatMessage(messages.cardAdded))} onCancel={() => close()} />
      </AccountSection>
    )
  }

  return (
    <div className="grid gap-5">
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      {missedBy !== undefined && (
        <Message kind="warning" answer>
          {formatMessage(messages.missed, {
            link: text => (
              <Link key="orders" to={standingPaymentPath(missedBy)} className="link">
                {text}
              </Link>
            )
          })}
        </Message>
      )}
      {instruments.length === 0 ? (
        <EmptyState
          icon="card"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyText)}
          action={add}
        />
      ) : (
        <>
          <div>{add}</div>
          <ul className="saved-payments">
            {instruments.map(instrument => (
              <SavedPayment
                key={instrument.paymentInstrumentId}
                instrument={instrument}
                isExpired={isCardExpired(instrument.card, now())}
                isBusy={isBusy}
                onPrefer={() => void prefer(instrument)}
                onRemove={() => setAsked(instrument)}
              />
            ))}
          </ul>
        </>
      )}
      <RemoveDialog
        name={asked && nameOf(intl, asked)}
        text={[formatMessage(messages.removeText), isNeeded && formatMessage(messages.removeNeeded)]
          .filter(Boolean)
          .join(' ')}
        isBusy={isBusy}
        onRemove={() => asked && void remove(asked)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}

function nameOf(intl: IntlShape, { methodId, card }: SavedInstrument): string {
  const name = card?.type && !card.lastDigits ? card.type : describePaidBy(intl, { methodId, card })
  return card || !isMethodId(methodId) ? name : intl.formatMessage(messages.account, { provider: name })
}

interface SavedPaymentProps {
  instrument: SavedInstrument
  isExpired: boolean
  isBusy: boolean
  onPrefer: () => void
  onRemove: () => void
}

/** An expired card cannot be preferred: checkout does not offer it. */
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
          <span>{name}</span>{' '}
          {instrument.isPreferred && <Badge kind="soft">{formatMessage(savedMessages.preferred)}</Badge>}
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
        <SavedActions
          name={name}
          isBusy={isBusy}
          onPrefer={instrument.isPreferred || isExpired ? undefined : onPrefer}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}
