import type { IntlShape } from '../../../intl/intl'
import { paymentMessages } from '../messages'
import { describePaidBy } from '../payment-methods'
import type { SavedOption } from '../payment-options'
import type { Choice } from './choice-cards'

/** Brand and last digits, holder and how long it is good for; never more of a number. */
export function describeSaved(intl: IntlShape, { id, methodId, card, isExpired }: SavedOption): Choice {
  const { formatMessage } = intl
  const title = describePaidBy(intl, { methodId, card })
  if (!card) return { id, title: formatMessage(paymentMessages.savedAccount, { provider: title }) }
  const { holder, expirationMonth, expirationYear } = card
  const date = {
    month: String(expirationMonth ?? '').padStart(2, '0'),
    year: String(expirationYear ?? '')
  }
  const life =
    expirationYear && formatMessage(isExpired ? paymentMessages.expired : paymentMessages.validUntil, date)
  return {
    id,
    title,
    description: [holder, life].filter(Boolean).join(' · ') || undefined,
    isDisabled: isExpired
  }
}
