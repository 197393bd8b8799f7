import { useEffect, useRef, useState } from 'react'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { CodeForm } from '../login/code-form'
import { codeMessages } from '../login/code-messages'
import {
  forgetPendingCode,
  listenToPendingCode,
  readPendingCode,
  type PendingCode
} from '../login/pending-code'
import { useRequestCode } from '../login/use-request-code'
import { describeFreshLoginError, type FreshLoginWayProps } from './fresh-login-way'

/** Logging in again by a code in a mail, for customers without a password, too. */
export function CodeWay({ login, onEnter, onEnteredElsewhere }: FreshLoginWayProps) {
  const intl = useIntl()
  const site = useSite()
  const { requestCode, botCheck } = useRequestCode()
  const [pending, setPending] = useState<PendingCode>()
  const { run, isBusy, problem } = useSubmit(error => describeFreshLoginError(intl, error))

  const latest = useRef(onEnteredElsewhere)
  useEffect(() => {
    latest.current = onEnteredElsewhere
  })
  const isWaiting = pending !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    return listenToPendingCode(site.site.id, () => {
      if (readPendingCode(site.site.id)) return
      setPending(undefined)
      latest.current?.()
    })
  }, [isWaiting, site.site.id])

  if (!site.login.code) return null
  if (pending)
    return (
      <CodeForm
        pending={pending}
        onAsked={setPending}
        onEnter={async way => {
          await onEnter(way)
          forgetPendingCode(site.site.id)
        }}
      />
    )
  return (
    <>
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <BotCheckField {...botCheck} />
      <Button
        kind="secondary"
        wide
        busy={isBusy}
        onClick={() => void run(async () => setPending(await requestCode(login)))}
      >
        {intl.formatMessage(codeMessages.offer)}
      </Button>
    </>
  )
}
