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
import { TextInput } from '../../../ui/form/text-input'
import { requestPasswordReset } from '../api/password-reset'
import { loginMessages as messages } from './messages'

/** Asks for the mail with which a new password is chosen: the form, then its confirmation (requirement 9.1). */
export function ForgotPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } })
  const botCheck = useBotCheck('reset')

  async function submit(values: { email: string }) {
    const address = values.email.trim()
    setProblem(undefined)
    try {
      // A program reads what everybody reads: it has nothing to learn from us.
      if (!botCheck.isProgram()) await botCheck.run(token => requestPasswordReset(platform, address, token))
      setSentTo(address)
    } catch (error) {
      if (isBotCheckRefusal(error)) return
      const wait = findWait(error)
      if (wait) return setProblem(describeWait(intl, wait))
      setProblem(findShopperText(error) ?? formatMessage(messages.failed))
    }
  }

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
        <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
          {problem && (
            <Message kind="error" answer>
              {problem}
            </Message>
          )}
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
          <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
            {formatMessage(messages.resetSend)}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
