import { useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { TextInput } from '../../../../ui/text-input/text-input'
import { promotionMessages as messages } from './promotion-messages'

interface CouponFormProps {
  /** Adds the code. Resolves to the reason, in words, when it is refused; '' where there is none to tell. */
  onSubmit: (typed: string) => Promise<string | undefined>
}

/**
 * The entry of a promo code (requirement 2.4 "Promo code"). What was typed stays until it is accepted; a
 * refusal is announced, and read out again with the field.
 */
export function CouponForm({ onSubmit }: CouponFormProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const isRefused = reason !== undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    setReason(undefined)
    try {
      const refusal = await onSubmit(typed)
      setReason(refusal)
      if (refusal === undefined) setTyped('')
      else input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" onSubmit={event => void submit(event)} noValidate className="grid gap-2">
      <div className="code-entry">
        <TextInput
          ref={input}
          id={id}
          name="coupon"
          label={formatMessage(messages.code)}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refusal` : undefined}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={isBusy} disabled={typed.trim() === ''}>
          {formatMessage(messages.redeem)}
        </Button>
      </div>
      {isRefused && (
        <div id={`${id}-refusal`} role="alert" className="field-error items-start">
          <Icon name="warning" small />
          <div className="min-w-0">
            <p>{formatMessage(messages.refused)}</p>
            {reason && <p>{reason}</p>}
          </div>
        </div>
      )}
    </form>
  )
}
