import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { isValidEmail } from '../../../intl/formats/email'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { useSite } from '../../../visit/site/site-context'
import { announceRegistration } from '../account-events'
import { CodeForm } from '../login/code-form'
import { codeMessages } from '../login/code-messages'
import { describeLoginError } from '../login/describe-login-error'
import { loginMessages } from '../login/messages'
import { forgetPendingCode, readPendingCode, type PendingCode } from '../login/pending-code'
import { registrationMessages } from '../login/registration-messages'
import { useCodeExpiry } from '../use-pending'
import { useEnterAccount } from '../login/use-enter-account'
import { useRequestCode } from '../login/use-request-code'
import { quickMessages as messages } from './messages'
import { PrivacyCheckbox } from './privacy-checkbox'

const NEWCOMER = {}

/**
 * Registers by an e-mail address and the code that is sent there (requirement 14.4). An address that has an account
 * logs in to it: nobody learns here which addresses have one.
 */
export function QuickRegistration({ onDone }: { onDone?: () => void }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const enterAccount = useEnterAccount()
  const [email, setEmail] = useState('')
  const [pending, setPending] = useState<PendingCode>()
  useCodeExpiry(pending)
  useEffect(() => void announceRegistration('start'), [])

  // After hydration: the server knows of no code that this browser waits for.
  useEffect(() => {
    const kept = readPendingCode(site.id)
    if (kept?.isNewcomer) setPending(kept)
  }, [site.id])

  function change(asked: PendingCode) {
    forgetPendingCode(site.id)
    setEmail(asked.email)
    setPending(undefined)
  }

  if (!pending) return <AddressForm email={email} onAsked={setPending} />
  return (
    <CodeForm
      pending={pending}
      onAsked={setPending}
      onEnter={async way => {
        const { isNewCustomer } = await enterAccount(way)
        if (isNewCustomer) announceRegistration('succeeded')
        onDone?.()
      }}
    >
      <button type="button" className="link min-h-11 justify-self-start" onClick={() => change(pending)}>
        {formatMessage(codeMessages.change)}
      </button>
    </CodeForm>
  )
}

function AddressForm({ email, onAsked }: { email: string; onAsked: (pending: PendingCode) => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const { requestCode, botCheck } = useRequestCode(NEWCOMER)
  const form = useForm({ defaultValues: { email, dataProtection: false } })
  const { register, formState } = form
  const { errors } = formState
  const { run, isBusy, problem } = useSubmit(error => describeLoginError(intl, error))
  return (
    <FormFrame
      form={form}
      problem={problem}
      onSubmit={typed => run(async () => onAsked(await requestCode(typed.email.trim())))}
    >
      <p>{formatMessage(messages.text)}</p>
      <TextInput
        id={`${id}-email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={formatMessage(loginMessages.email)}
        required
        error={errors.email?.message}
        {...register('email', {
          validate: typed => isValidEmail(typed.trim()) || formatMessage(registrationMessages.emailInvalid)
        })}
      />
      <PrivacyCheckbox
        id={`${id}-dataProtection`}
        error={errors.dataProtection?.message}
        {...register('dataProtection', {
          required: formatMessage(registrationMessages.dataProtectionRequired)
        })}
      />
      <BotCheckField {...botCheck} />
      <Button type="submit" busy={isBusy} className="sm:justify-self-start">
        {formatMessage(codeMessages.send)}
      </Button>
    </FormFrame>
  )
}
