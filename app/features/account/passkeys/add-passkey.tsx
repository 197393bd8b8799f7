import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import { PASSKEY_NAME_LENGTH } from '../../../platform/session/passkeys'
import { Button } from '../../../ui/action/button'
import { TextInput } from '../../../ui/form/text-input'
import { Message } from '../../../ui/status/message'
import { describeMissingLogin, useFreshLogin } from '../fresh-login/use-fresh-login'
import { createPasskey } from './browser-passkeys'
import { describeCreationError, isWrongCode } from './describe-passkey-error'
import { passkeyMessages as messages } from './messages'
import { nameDevice } from './name-device'

interface AddPasskeyProps {
  onDone: () => void
  onCancel: () => void
}

/** The digits of a code as it was typed or pasted, with blanks or a hyphen between them. */
const readCode = (typed: string) => typed.replace(/[\s-]/g, '')

/** Sets up this device: has a code mailed, then the browser creates the passkey. A cancelled one can begin again. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const passkeys = usePlatform().family(ownPasskeys)
  const { withFreshLogin } = useFreshLogin()
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '', name: nameDevice(navigator.userAgent) }
  })
  const { errors, isSubmitting } = formState

  async function send() {
    setProblem(undefined)
    try {
      await withFreshLogin(() => passkeys.requestCode())
      setSent(true)
      setFocus('code')
    } catch (error) {
      setProblem(describeMissingLogin(intl, error) ?? describeCreationError(intl, error))
    }
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    // Effects run twice in development.
    if (!hasBegun.current) void latestSend.current()
    hasBegun.current = true
  }, [])

  async function create({ code, name }: { code: string; name: string }) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    try {
      const digits = readCode(code)
      const options = await passkeys.getCreationOptions(digits, name.trim())
      await passkeys.create(digits, await createPasskey(options))
      onDone()
    } catch (error) {
      if (isWrongCode(error))
        setError('code', { message: formatMessage(messages.codeWrong) }, { shouldFocus: true })
      else setProblem(describeCreationError(intl, error))
    } finally {
      isRunning.current = false
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={event => void handleSubmit(create)(event)}
    >
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      {isSent && !problem && (
        <Message kind="info" answer>
          {formatMessage(messages.sent)}
        </Message>
      )}
      <TextInput
        id={`${id}-code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="sm:max-w-[50%]"
        label={formatMessage(messages.code)}
        hint={formatMessage(messages.codeHint)}
        required
        error={errors.code?.message}
        {...register('code', {
          validate: typed => /^\d{8}$/.test(readCode(typed)) || formatMessage(messages.codeMissing)
        })}
      />
      <TextInput
        id={`${id}-name`}
        autoComplete="off"
        className="sm:max-w-[50%]"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        error={errors.name?.message}
        {...register('name', {
          maxLength: {
            value: PASSKEY_NAME_LENGTH,
            message: formatMessage(messages.nameLong, { most: PASSKEY_NAME_LENGTH })
          }
        })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isSubmitting}>
          {formatMessage(messages.create)}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        <button type="button" className="link min-h-11" onClick={() => void send()}>
          {formatMessage(messages.sendAgain)}
        </button>
      </div>
    </form>
  )
}
