import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { useIntl } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { isValidEmail } from '../../../intl/formats/email'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Message } from '../../../ui/status/message'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { requestPasswordReset } from '../api/password-reset'
import { codeMessages } from './code-messages'
import { loginMessages as messages } from './messages'

interface ForgotPasswordProps {
  email: string
  /** Closes the dialog for a login by a code, with the address typed here; absent where the site sends none. */
  onCode?: (email: string) => void
  onClose: () => void
}

/** Asks for the mail with which a new password is chosen: the form, then its confirmation (requirement 9.1). */
export function ForgotPassword({ email, onCode, onClose }: ForgotPasswordProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ defaultValues: { email } })
  const { register, getValues, formState } = form
  const botCheck = useBotCheck('reset')
  const { run, isBusy, problem } = useSubmit(error => {
    if (isBotCheckRefusal(error)) return undefined
    const wait = findWait(error)
    return wait ? describeWait(intl, wait) : (findShopperText(error) ?? formatMessage(messages.failed))
  })

  const submit = (typed: { email: string }) =>
    run(async () => {
      const address = typed.email.trim()
      // A program reads what everybody reads: it has nothing to learn from us.
      if (!botCheck.isProgram()) await botCheck.run(token => requestPasswordReset(platform, address, token))
      setSentTo(address)
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.resetTitle)}
      closeLabel={formatMessage(messages.close)}
    >
      {sentTo ? (
        <Message kind="success" answer>
          {formatMessage(messages.resetSent, { email: sentTo })}
        </Message>
      ) : (
        <FormFrame form={form} problem={problem} onSubmit={submit}>
          <p>{formatMessage(messages.resetText)}</p>
          <TextInput
            id={`${id}-email`}
            type="email"
            inputMode="email"
            autoComplete="username"
            label={formatMessage(messages.email)}
            required
            error={formState.errors.email?.message}
            {...register('email', {
              validate: typed => {
                if (!typed.trim()) return formatMessage(messages.resetRequired)
                return isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid)
              }
            })}
          />
          <BotCheckField {...botCheck.field} />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {formatMessage(messages.resetSend)}
          </Button>
          {onCode && (
            <p className="flex flex-wrap items-center gap-x-2">
              {formatMessage(messages.resetByCode)}
              <button
                type="button"
                className="link min-h-11"
                onClick={() => onCode(getValues('email').trim())}
              >
                {formatMessage(codeMessages.offer)}
              </button>
            </p>
          )}
        </FormFrame>
      )}
    </Dialog>
  )
}
