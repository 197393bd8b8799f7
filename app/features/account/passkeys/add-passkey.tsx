import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import { PASSKEY_NAME_LENGTH } from '../../../platform/session/passkeys'
import { Button } from '../../../ui/action/button'
import { CodeInput, codeRules } from '../../../ui/form/code-input'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
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

/** Sets up this device: has a code mailed, then the browser creates the passkey. A cancelled one can begin again. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const passkeys = usePlatform().family(ownPasskeys)
  const { withFreshLogin } = useFreshLogin()
  const [isSent, setSent] = useState(false)
  const form = useForm({ defaultValues: { code: '', name: nameDevice(navigator.userAgent) } })
  const { register, setError, setFocus, formState } = form
  const { errors } = formState
  const { run, isBusy, problem } = useSubmit(error => {
    if (!isWrongCode(error)) return describeMissingLogin(intl, error) ?? describeCreationError(intl, error)
    setError('code', { message: formatMessage(messages.codeWrong) }, { shouldFocus: true })
    return undefined
  })

  const send = () =>
    run(async () => {
      await withFreshLogin(() => passkeys.requestCode())
      setSent(true)
      setFocus('code')
    })
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

  const create = ({ code, name }: { code: string; name: string }) =>
    run(async () => {
      const options = await passkeys.getCreationOptions(code, name.trim())
      await passkeys.create(code, await createPasskey(options))
      onDone()
    })

  return (
    <FormFrame form={form} problem={problem} onSubmit={create}>
      {isSent && !problem && (
        <Message kind="info" answer>
          {formatMessage(messages.sent)}
        </Message>
      )}
      <CodeInput
        id={`${id}-code`}
        label={formatMessage(messages.code)}
        hint={formatMessage(messages.codeHint)}
        error={errors.code?.message}
        {...register('code', codeRules(formatMessage(messages.codeMissing)))}
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
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.create)}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        <button type="button" className="link min-h-11" onClick={() => void send()}>
          {formatMessage(messages.sendAgain)}
        </button>
      </div>
    </FormFrame>
  )
}
