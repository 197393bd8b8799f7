import type { IntlShape } from '../../intl/intl'
import type { KnownInstrument } from '../payment/methods/payment-options'
import { paymentMessages } from '../payment/messages'
import { standingMessages as messages } from './messages'
import type { StandingPayment } from './model/standing-order'
import { qualifiesForStandingOrders } from './model/standing-order-rules'

/** Describes the payment; undefined without one, and for a saved card that was removed from the account. */
export function describePayment(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  payment: StandingPayment | undefined,
  instruments: readonly KnownInstrument[]
): string | undefined {
  if (!payment || !qualifiesForStandingOrders(payment.paymentMethodId)) return undefined
  if (payment.paymentMethodId === 'UNZER_INVOICE') return formatMessage(messages.invoice)
  if (payment.paymentMethodId === 'UNZER_DIRECT_DEBIT_SECURED') return formatMessage(messages.directDebit)
  const card = payment.customerPaymentInstrumentId
    ? instruments.find(
        ({ paymentInstrumentId }) => paymentInstrumentId === payment.customerPaymentInstrumentId
      )?.card
    : readCard(payment.paymentCard)
  if (!card) return undefined
  const { type, lastDigits } = card
  return type && lastDigits
    ? formatMessage(paymentMessages.savedCard, { type, lastDigits })
    : formatMessage(messages.card)
}

/** The facts of a card that was entered for this standing order. */
function readCard(card: unknown): { type?: string; lastDigits?: string } | undefined {
  if (typeof card !== 'object' || card === null) return undefined
  const { cardType, maskedNumber } = card as { cardType?: unknown; maskedNumber?: unknown }
  const lastDigits = /\d{1,4}$/.exec(typeof maskedNumber === 'string' ? maskedNumber : '')?.[0]
  return { ...(typeof cardType === 'string' && { type: cardType }), ...(lastDigits && { lastDigits }) }
}
