import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { CODE_MINUTES } from '../../../platform/session/lifetimes'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import { PASSKEY_NAME_LENGTH } from '../../../platform/session/passkeys'
import { Button } from '../../../ui/action/button'
import { CodeInput, codeRules } from '../../../ui/form/code-input'
import { FormFrame } from '../../../ui/form/form-frame'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { Message } from '../../../ui/status/message'
import { describeMissingLogin, useFreshLogin } from '../fresh-login/use-fresh-login'
import { codeMessages } from '../login/code-messages'
import { AgainButton } from '../login/send-again'
import { CODE_LIFE_MS, type PendingPasskey } from '../pending'
import { createPasskey, forgetPasskey } from './browser-passkeys'
import { describeCreationError, isWrongCode } from './describe-passkey-error'
import { passkeyMessages as messages } from './messages'

const DEVICES: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux']
]

/** A name for this device, which the customer may change; empty for an unknown one. */
const nameDevice = (userAgent: string): string =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''

interface AddPasskeyProps {
  /** The code that this browser waits for; without one it is asked for at once. */
  pending: PendingPasskey | undefined
  /** The customer's, for texts. */
  email: string | undefined
  onAsked: () => void
  onDone: () => void
  onCancel: () => void
}

/**
 * Sets up this device: has a code mailed, then the browser creates the passkey. A cancelled one can begin again; the
 * device's question ends with the form.
 */
export function AddPasskey({ pending, email, onAsked, onDone, onCancel }: AddPasskeyProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const passkeys = usePlatform().family(ownPasskeys)
  const { withFreshLogin } = useFreshLogin()
  const [isSentAgain, setSentAgain] = useState(false)
  const form = useForm({ defaultValues: { code: '', name: nameDevice(navigator.userAgent) } })
  const { register, setError, setFocus, formState } = form
  const { errors } = formState
  const { run, isBusy, problem } = useSubmit(error => {
    if (!isWrongCode(error)) return describeMissingLogin(intl, error) ?? describeCreationError(intl, error)
    const isExpired = pending && Date.now() >= pending.askedAt + CODE_LIFE_MS
    const message = formatMessage(isExpired ? codeMessages.expired : codeMessages.wrong)
    setError('code', { message }, { shouldFocus: true })
    return undefined
  })

  const send = () =>
    run(async () => {
      await withFreshLogin(() => passkeys.requestCode())
      setSentAgain(Boolean(pending))
      onAsked()
      setFocus('code')
    })
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  // Effects run twice in development.
  const isAsked = useRef(Boolean(pending))
  useEffect(() => {
    if (!isAsked.current) void latestSend.current()
    isAsked.current = true
  }, [])

  const question = useRef<AbortController>()
  useEffect(() => () => question.current?.abort(), [])

  const create = ({ code, name }: { code: string; name: string }) =>
    run(async () => {
      const own = new AbortController()
      question.current = own
      const options = await passkeys.getCreationOptions(code, name.trim())
      const credential = await createPasskey(options, own.signal)
      await passkeys.create(code, credential).catch((error: unknown) => {
        // The device would offer a passkey that logs nobody in; after other failures it may be registered.
        if (isPlatformError(error) && (error.status ?? 500) < 500)
          forgetPasskey(options.rp.id, credential.id).catch(() => undefined)
        throw error
      })
      onDone()
    })

  return (
    <FormFrame form={form} problem={problem} onSubmit={create}>
      {pending && !problem && (
        <Message kind={isSentAgain ? 'success' : 'info'} answer>
          {isSentAgain
            ? formatMessage(codeMessages.sentAgain, { email })
            : formatMessage(messages.sent, { minutes: CODE_MINUTES })}
        </Message>
      )}
      <CodeInput
        id={`${id}-code`}
        label={formatMessage(codeMessages.code)}
        hint={formatMessage(codeMessages.hint)}
        error={errors.code?.message}
        {...register('code', codeRules(formatMessage(codeMessages.missing)))}
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
        <AgainButton askedAt={pending?.askedAt ?? 0} isBusy={isBusy} onSend={() => void send()} />
      </div>
    </FormFrame>
  )
}
