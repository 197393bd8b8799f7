import type { IntlShape, MessageDescriptor } from '../../intl/intl'
import type { SavedInstrument } from '../payment/payment-options'
import { describePaidBy } from '../payment/payment-methods'
import { standingMessages as messages } from './messages'
import type { StandingPayment } from './standing-order'
import { qualifiesForStandingOrders, type StandingMethod } from './standing-order-rules'

/** The payment methods of standing orders in words. */
export const STANDING_METHOD_TEXTS: Record<
  StandingMethod,
  { title: MessageDescriptor; description: MessageDescriptor }
> = {
  UNZER_CARDS: { title: messages.card, description: messages.cardText },
  UNZER_INVOICE: { title: messages.invoice, description: messages.invoiceText },
  UNZER_DIRECT_DEBIT_SECURED: { title: messages.directDebit, description: messages.directDebitText }
}

/** Describes the payment; undefined without one, and for a saved card that was removed from the account. */
export function describePayment(
  intl: IntlShape,
  payment: StandingPayment | undefined,
  instruments: readonly SavedInstrument[]
): string | undefined {
  const methodId = payment?.paymentMethodId
  if (!payment || !qualifiesForStandingOrders(methodId)) return undefined
  if (methodId !== 'UNZER_CARDS') return intl.formatMessage(STANDING_METHOD_TEXTS[methodId].title)
  const card = payment.customerPaymentInstrumentId
    ? instruments.find(
        ({ paymentInstrumentId }) => paymentInstrumentId === payment.customerPaymentInstrumentId
      )?.card
    : readCard(payment.paymentCard)
  return card && describePaidBy(intl, { methodId, card })
}

/** The facts of a card that was entered for this standing order. */
function readCard(card: unknown): { type?: string; lastDigits?: string } | undefined {
  if (typeof card !== 'object' || card === null) return undefined
  const { cardType, maskedNumber } = card as { cardType?: unknown; maskedNumber?: unknown }
  const lastDigits = /\d{1,4}$/.exec(typeof maskedNumber === 'string' ? maskedNumber : '')?.[0]
  return { ...(typeof cardType === 'string' && { type: cardType }), ...(lastDigits && { lastDigits }) }
}
