import { useEffect, useRef, useState } from 'react'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { useIntl } from '../../../intl/intl'
import { LazyMessages } from '../../../intl/lazy-messages'
import { formatPrice } from '../../../intl/format-price'
import { usePlatform } from '../../../platform/platform-context'
import { Dialog } from '../../../ui/overlay/dialog'
import { Message } from '../../../ui/status/message'
import { basketMessages } from '../messages'
import { checkGiftCertificate } from '../vouchers/gift-certificates'
import { CodeForm } from './code-form'
import { describeGiftCardFailure } from './describe-gift-card'
import { giftCardMessages as messages } from './gift-card-messages'
import { useCodeForm } from './use-code-form'

/**
 * The balance of a gift card (requirement 6.4): a failure is shown above the form, a
 * success clears the field and disables the form beside the balance.
 */
function Balance({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const platform = usePlatform()
  const [balance, setBalance] = useState<string>()
  const outcome = useRef<HTMLDivElement>(null)
  const botCheck = useBotCheck('giftCard')
  const form = useCodeForm(async code => {
    // There is no card to show to a program.
    if (botCheck.isProgram()) return intl.formatMessage(messages.balanceFailed)
    const answer = await botCheck
      .run(token => checkGiftCertificate(platform, code, token))
      .catch((error: unknown) => {
        if (!isBotCheckRefusal(error)) throw error
      })
    // The field below says what it means.
    if (!answer) return ''
    if (answer.error) return describeGiftCardFailure(intl, answer)
    const { balance: amount, currency } = answer.giftCertificate
    const text = intl.formatMessage(messages.balance, { amount: formatPrice(intl, amount, currency) })
    setBalance(answer.BalanceMsg || text)
    return undefined
  })

  // The pressed button is disabled by then.
  useEffect(() => {
    if (balance) outcome.current?.focus()
  }, [balance])

  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.balanceTitle)}
      closeLabel={intl.formatMessage(basketMessages.close)}
    >
      <div className="grid gap-4">
        <p>{intl.formatMessage(messages.balanceText)}</p>
        {balance && (
          <div ref={outcome} tabIndex={-1}>
            <Message kind="success">{balance}</Message>
          </div>
        )}
        <CodeForm
          form={form}
          label={intl.formatMessage(messages.balanceCheck)}
          disabled={balance !== undefined}
          guard={<BotCheckField {...botCheck.field} />}
        />
      </div>
    </Dialog>
  )
}

export default function BalanceModal(props: { onClose: () => void }) {
  return (
    <LazyMessages group="personal">
      <Balance {...props} />
    </LazyMessages>
  )
}
