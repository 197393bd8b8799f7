import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { describeWait } from '../../../intl/describe-wait'
import { useIntl } from '../../../intl/intl'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { findWait, isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { byPassword, withPasswordOff } from '../../../platform/session/login-ways'
import { useSession } from '../../../platform/session/use-session'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import { Dialog } from '../../../ui/overlay/dialog'
import { CUSTOMER_KEY } from '../api/customer-query'
import { useFreshLogin } from '../fresh-login/use-fresh-login'
import { CurrentPassword } from '../login/current-password'
import { loginMessages } from '../login/messages'
import { profileMessages } from '../profile-messages'
import { passwordOffMessages as messages } from './messages'
import { passkeysQuery } from './passkeys-query'

interface PasswordOffProps {
  login: string
  onDone: () => void
}

/** Lets customers with a passkey give up their password (requirement 14.2). */
export function PasswordOff({ login, onDone }: PasswordOffProps) {
  const { formatMessage } = useIntl()
  const { data: passkeys = [] } = useRead(passkeysQuery(usePlatform()))
  const [isOpen, setOpen] = useState(false)
  if (passkeys.length === 0) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p>{formatMessage(messages.text)}</p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {formatMessage(messages.switchOff)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={formatMessage(messages.switchOff)}
        closeLabel={formatMessage(loginMessages.close)}
      >
        <PasswordOffForm login={login} onDone={onDone} />
      </Dialog>
    </div>
  )
}

function PasswordOffForm({ login, onDone }: PasswordOffProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const client = useQueryClient()
  const session = useSession()
  const { withFreshLogin } = useFreshLogin()
  const form = useForm({ defaultValues: { password: '' } })
  const botCheck = useBotCheck('login')
  const { run, isBusy, problem } = useSubmit(error => {
    if (isBotCheckRefusal(error)) return undefined
    if (isPlatformError(error) && error.type === 'invalid-credentials') {
      const message = formatMessage(profileMessages.currentPasswordWrong)
      form.setError('password', { message }, { shouldFocus: true })
      return undefined
    }
    const wait = findWait(error)
    return wait ? describeWait(intl, wait) : formatMessage(messages.failed)
  })

  const submit = ({ password }: { password: string }) =>
    run(async () => {
      await botCheck.run(token =>
        withFreshLogin(() => session.login(withPasswordOff(password)), byPassword(login, password, token))
      )
      onDone()
      await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
    })

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      <p>{formatMessage(messages.effect)}</p>
      <CurrentPassword
        id={id}
        login={login}
        label={formatMessage(profileMessages.currentPassword)}
        error={form.formState.errors.password?.message}
        field={form.register('password', { required: formatMessage(loginMessages.passwordRequired) })}
      />
      <BotCheckField {...botCheck.field} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {formatMessage(messages.switchOff)}
      </Button>
    </FormFrame>
  )
}
