import { IncompleteCardError, PaymentFormError, type PaymentAdapter } from './payment-form'

/** Number and code stay in the provider's frame; the shop sees the masked number only. */
export const cardPayment: PaymentAdapter<'UNZER_CARDS'> = {
  methodId: 'UNZER_CARDS',
  needsCardFrame: true,
  canBeSaved: true,
  async createResource({ askForCard }) {
    if (!askForCard) throw new PaymentFormError('CreditCard Error.')
    const card = await askForCard()
    if (!card) throw new IncompleteCardError()
    if (!card.resourceId) throw new PaymentFormError('CreditCard Error.')
    const { cardType, holder, number, month, year } = card
    return {
      c_paymentResourceId: card.resourceId,
      paymentCard: { cardType, holder, maskedNumber: number, expirationMonth: month, expirationYear: year }
    }
  }
}
