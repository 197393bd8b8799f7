import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatLongDay } from '../../../intl/format-long-day'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import type { Passkey } from '../../../platform/session/passkeys'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { AccountFailed, AccountSection } from '../account-frame'
import { useFreshLogin } from '../fresh-login/use-fresh-login'
import type { Customer } from '../model/customer'
import { savedMessages } from '../saved/messages'
import { RemoveDialog } from '../saved/remove-dialog'
import { SavedAction } from '../saved/saved-actions'
import { useTask } from '../saved/use-task'
import { usePending } from '../use-pending'
import { pendingPasskeys } from '../pending'
import { AddPasskey } from './add-passkey'
import { canUsePasskeys } from './browser-passkeys'
import { passkeyMessages as messages } from './messages'
import { noteOfferAnswer } from './offer-answer'
import { passkeysQuery } from './passkeys-query'

/**
 * The customer's devices that log in with a passkey: to set one up, and to remove them (requirement 14.2). Browsers without
 * passkeys, such as some apps' web views, show it to customers who have one elsewhere.
 */
export function PasskeySection({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const client = useQueryClient()
  const query = passkeysQuery(platform)
  const { data: passkeys, isError, refetch } = useRead(query)
  const { site, login } = useSite()
  const { withFreshLogin } = useFreshLogin()
  const { outcome, setOutcome, isBusy, run } = useTask()
  const [isSupported, setSupported] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey>()
  useEffect(() => setSupported(canUsePasskeys()), [])
  const isLastWay = customer.isPasswordOff === true && passkeys?.length === 1

  const nameOf = ({ name }: Passkey) => name || formatMessage(messages.unnamed)
  const renew = () => client.invalidateQueries(query.queryKey)
  const { pending, keep, forget } = usePending(pendingPasskeys, customer.customerId, () => void renew())

  async function remove(passkey: Passkey) {
    // The dialog of a fresh login would open behind this one.
    setAsked(undefined)
    await run(
      async () => {
        await withFreshLogin(() => platform.family(ownPasskeys).remove(passkey.id))
        await renew()
      },
      formatMessage(savedMessages.removed, { name: nameOf(passkey) })
    )
  }

  function finish(isDone: boolean) {
    setAdding(false)
    forget()
    setOutcome(isDone ? { kind: 'success', text: formatMessage(messages.done) } : undefined)
    if (!isDone) return
    noteOfferAnswer(site.id)
    void renew()
  }

  if (!isSupported && !passkeys?.length) return null
  return (
    <AccountSection title={formatMessage(messages.title)}>
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      <p>{formatMessage(messages.text)}</p>
      {isError ? (
        <AccountFailed text={formatMessage(messages.failed)} onRetry={refetch} />
      ) : (
        passkeys && (
          <PasskeyList
            {...{ passkeys, nameOf, isBusy, onRemove: isLastWay && !login.code ? undefined : setAsked }}
          />
        )
      )}
      {isSupported && (isAdding || pending) ? (
        <AddPasskey
          pending={pending}
          email={customer.email}
          onAsked={() => {
            keep({})
            setAdding(false)
          }}
          onDone={() => finish(true)}
          onCancel={() => finish(false)}
        />
      ) : isSupported ? (
        <Button
          className="justify-self-start"
          onClick={() => {
            setOutcome(undefined)
            setAdding(true)
          }}
        >
          {formatMessage(messages.add)}
        </Button>
      ) : (
        <p className="text-sm text-muted">{formatMessage(messages.unsupported)}</p>
      )}
      <RemoveDialog
        name={asked && nameOf(asked)}
        text={formatMessage(isLastWay ? messages.removeLast : messages.removeText)}
        isBusy={isBusy}
        onRemove={() => asked && void remove(asked)}
        onClose={() => setAsked(undefined)}
      />
    </AccountSection>
  )
}

interface PasskeyListProps {
  passkeys: Passkey[]
  nameOf: (passkey: Passkey) => string
  isBusy: boolean
  /** Undefined for the last way to log in. */
  onRemove: ((passkey: Passkey) => void) | undefined
}

function PasskeyList({ passkeys, nameOf, isBusy, onRemove }: PasskeyListProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  if (passkeys.length === 0) return <p className="text-muted">{formatMessage(messages.none)}</p>
  const write = (message: typeof messages.created, time: string | undefined) =>
    time && formatMessage(message, { date: formatLongDay(intl, Date.parse(time)) })
  return (
    <ul className="grid gap-5">
      {passkeys.map(passkey => (
        <li
          key={passkey.id}
          className={`flex items-center justify-between gap-x-4 gap-y-3 ${onRemove ? '' : 'flex-wrap'}`}
        >
          <div className="min-w-0">
            <p className="font-semibold">{nameOf(passkey)}</p>
            <p className="text-sm text-muted">
              {[write(messages.created, passkey.created), write(messages.used, passkey.lastUsed)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          {onRemove ? (
            <SavedAction
              label={formatMessage(savedMessages.remove)}
              name={formatMessage(savedMessages.removeOf, { name: nameOf(passkey) })}
              isBusy={isBusy}
              onClick={() => onRemove(passkey)}
            />
          ) : (
            <p className="text-sm">{formatMessage(messages.lastWay)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
