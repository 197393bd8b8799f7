import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useIntl } from '../../../intl/intl'
import { giftCardMessages as messages } from './gift-card-messages'

/** Longer than any code of a platform; longer input was pasted by mistake and is not sent. */
const MAX_LENGTH = 256

type ActivationCode = { kind: 'code'; code: string } | { kind: 'missing' } | { kind: 'unreadable' }

/**
 * The code as it was typed, without the blanks that pasting leaves around it. Control characters and what
 * is far too long are refused here: no gift card has them, and they would have to travel in an address.
 */
export function readActivationCode(typed: string): ActivationCode {
  const code = typed.trim()
  if (code === '') return { kind: 'missing' }
  // \p{C}: control and format characters, and halves of characters, which cannot be encoded.
  return code.length > MAX_LENGTH || /\p{C}/u.test(code) ? { kind: 'unreadable' } : { kind: 'code', code }
}

export interface CodeForm {
  code: string
  setCode: (code: string) => void
  /** Why the code was not sent: below the field. */
  fieldError: string | undefined
  /** Why the platform refused it: for the whole form. */
  failure: string | undefined
  isBusy: boolean
  input: RefObject<HTMLInputElement>
  submit: (event: FormEvent) => Promise<void>
  /** Sends the typed code in another way, with the same outcomes. */
  sendOtherwise: (send: SendCode) => Promise<void>
}

/** Returns the text of a failure; empty where another place shows it. */
type SendCode = (code: string) => Promise<string | undefined>

/**
 * The state of a form with a gift card's code. It sends one code at a time, keeps it after a failure so that
 * it can be mended, and clears it after a success. The code lives in this state only.
 */
export function useCodeForm(send: SendCode): CodeForm {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const input = useRef<HTMLInputElement>(null)

  async function run(sendCode: SendCode) {
    const typed = readActivationCode(code)
    if (typed.kind !== 'code') {
      setFieldError(formatMessage(typed.kind === 'missing' ? messages.codeRequired : messages.codeUnreadable))
      input.current?.focus()
      return
    }
    setFieldError(undefined)
    setIsBusy(true)
    try {
      const refused = await sendCode(typed.code)
      setFailure(refused)
      if (refused === undefined) setCode('')
      else input.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  async function runOnce(sendCode: SendCode) {
    // Before the button has been drawn as busy, Enter can come a second time.
    if (isRunning.current) return
    isRunning.current = true
    await run(sendCode).finally(() => {
      isRunning.current = false
    })
  }

  return {
    code,
    setCode(typed) {
      setCode(typed)
      // It names the code that was sent, which stays on the screen no longer than in the field.
      setFailure(undefined)
    },
    fieldError,
    failure,
    isBusy,
    input,
    submit(event) {
      event.preventDefault()
      setFailure(undefined)
      return runOnce(send)
    },
    // The failure stays until then: the pressed button is beside it.
    sendOtherwise: runOnce
  }
}
