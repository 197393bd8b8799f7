import { useEffect, useState, type ReactNode } from 'react'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useIntl } from '../../../intl/intl'
import type { Newcomer } from '../../../platform/session/newcomer'
import { Button } from '../../../ui/action/button'
import { codeMessages as messages } from './code-messages'
import { describeLoginError } from './describe-login-error'
import type { PendingCode } from './pending-code'
import { useRequestCode } from './use-request-code'

/** Most mails have arrived by then, in milliseconds (requirement 14.1). */
const WAIT_MS = 60_000

/** Most people type the code, which needs no second check: the widget loads with the button. */
const LATER = () => undefined

interface SendAgainProps {
  pending: PendingCode
  newcomer: Newcomer | undefined
  onAsked: (pending: PendingCode) => void
  onProblem: (text: string | undefined) => void
}

/** Has a new code sent, after a wait whose seconds are shown and not announced. */
export function SendAgain({ pending, newcomer, onAsked, onProblem }: SendAgainProps) {
  const intl = useIntl()
  const { requestCode, botCheck } = useRequestCode(newcomer, pending.askedOn)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    onProblem(undefined)
    try {
      onAsked(await requestCode(pending.email))
    } catch (error) {
      onProblem(describeLoginError(intl, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AgainButton askedAt={pending.askedAt} isBusy={isBusy} onSend={() => void send()}>
      <BotCheckField {...botCheck} start={LATER} />
    </AgainButton>
  )
}

interface AgainButtonProps {
  askedAt: number
  isBusy: boolean
  onSend: () => void
  /** Before the button. */
  children?: ReactNode
}

/** The wait for a mail, then the button for another one. */
export function AgainButton({ askedAt, isBusy, onSend, children }: AgainButtonProps) {
  const { formatMessage } = useIntl()
  const seconds = useSecondsUntil(askedAt + WAIT_MS)
  if (seconds > 0) return <p className="text-muted">{formatMessage(messages.againIn, { seconds })}</p>
  return (
    <>
      {children}
      <Button kind="secondary" busy={isBusy} onClick={onSend}>
        {formatMessage(messages.again)}
      </Button>
    </>
  )
}

/** Whole seconds until a time, counted down. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    setNow(Date.now())
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time, isOver])
  return seconds
}
