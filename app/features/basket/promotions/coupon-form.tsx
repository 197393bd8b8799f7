import { useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { TextInput } from '../../../ui/form/text-input'
import { OtherCode } from '../components/other-code'
import { promotionMessages as messages } from './promotion-messages'
import type { CouponRefusal } from './use-coupons'

interface CouponFormProps {
  /** Adds the code. Resolves to why it was refused. */
  onSubmit: (typed: string) => Promise<CouponRefusal | undefined>
  /** Redeems an unknown code as a gift card. Resolves to the message of a refusal. */
  onRedeemAsGiftCard: (typed: string) => Promise<string | undefined>
}

interface Refusal {
  title?: string
  reason: string
  isUnknown: boolean
}

/**
 * The entry of a promo code (requirement 6.3). What was typed stays until it is accepted; a refusal is announced, and
 * read out again with the field. A code that no promotion has can be redeemed as a gift card here (decision 57).
 */
export function CouponForm({ onSubmit, onRedeemAsGiftCard }: CouponFormProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function send(attempt: () => Promise<Refusal | undefined>) {
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    try {
      const refused = await attempt()
      setRefusal(refused)
      if (refused === undefined) setTyped('')
      else input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(async () => {
      setRefusal(undefined)
      const refused = await onSubmit(typed)
      return refused && { title: formatMessage(messages.refused), ...refused }
    })
  }

  // The refusal stays until it is done: the pressed button is in it.
  const redeemAsGiftCard = () =>
    send(async () => {
      const reason = await onRedeemAsGiftCard(typed)
      return reason === undefined ? undefined : { reason, isUnknown: false }
    })

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-2">
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
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={isBusy} disabled={typed.trim() === ''}>
          {formatMessage(messages.redeem)}
        </Button>
      </div>
      {refusal && (
        <div id={`${id}-refusal`} role="alert" className="field-error items-start">
          <Icon name="warning" small />
          <div className="min-w-0">
            {refusal.title && <p>{refusal.title}</p>}
            {refusal.reason && <p>{refusal.reason}</p>}
            {refusal.isUnknown && (
              <OtherCode
                question={formatMessage(messages.isGiftCard)}
                label={formatMessage(messages.redeemAsGiftCard)}
                onRedeem={() => void redeemAsGiftCard()}
              />
            )}
          </div>
        </div>
      )}
    </form>
  )
}
