import { cardPayment } from './payment-adapters'
import { buildPaymentInstrument, IncompleteCardError } from './payment-form'

const session = {
  fraudSessionId: 'fraud-session-1',
  provider: { origin: 'https://pay.test', publicKey: 's-pub-test' },
  successUrl: 'https://shop.test/checkout/confirmation',
  failureUrl: 'https://shop.test/cart'
}
const card = { cardType: 'Visa', month: 3, year: 2031, holder: 'Ida Berg', number: '************1111' }
const pay = (askForCard?: () => Promise<(typeof card & { resourceId?: string }) | undefined>) =>
  buildPaymentInstrument(cardPayment, 12.5, { askForCard }, session)

it('pays with the card that the frame reports', async () => {
  expect(await pay(() => Promise.resolve({ ...card, resourceId: 's-crd-1' }))).toEqual({
    paymentMethodId: 'UNZER_CARDS',
    amount: 12.5,
    c_paymentResourceId: 's-crd-1',
    paymentCard: {
      cardType: 'Visa',
      holder: 'Ida Berg',
      maskedNumber: '************1111',
      expirationMonth: 3,
      expirationYear: 2031
    },
    c_successUrl: session.successUrl,
    c_failureUrl: session.failureUrl
  })
})

it('has its own error for a card without a resource id, and for a frame that does not listen yet', async () => {
  await expect(pay(() => Promise.resolve(card))).rejects.toThrow('CreditCard Error.')
  await expect(pay()).rejects.toThrow('CreditCard Error.')
})

it('stays in the form while the fields of the frame are not right', async () => {
  await expect(pay(() => Promise.resolve(undefined))).rejects.toBeInstanceOf(IncompleteCardError)
})
