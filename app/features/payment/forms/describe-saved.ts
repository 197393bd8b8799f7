import type { IntlShape } from '../../../intl/intl'
import { paymentMessages } from '../messages'
import type { SavedOption } from '../methods/payment-options'
import type { Choice } from './choice-cards'

/** Brand and last digits, holder and how long it is good for; never more of a number. */
export function describeSaved({ formatMessage }: IntlShape, { id, card, isExpired }: SavedOption): Choice {
  if (!card) return { id, title: formatMessage(paymentMessages.savedPaypal) }
  const { type = '', lastDigits = '', holder, expirationMonth, expirationYear } = card
  const date = {
    month: String(expirationMonth ?? '').padStart(2, '0'),
    year: String(expirationYear ?? '')
  }
  const life =
    expirationYear && formatMessage(isExpired ? paymentMessages.expired : paymentMessages.validUntil, date)
  return {
    id,
    title: formatMessage(paymentMessages.savedCard, { type, lastDigits }),
    description: [holder, life].filter(Boolean).join(' · ') || undefined,
    isDisabled: isExpired
  }
}
