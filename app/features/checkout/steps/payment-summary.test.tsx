import { screen } from '@testing-library/react'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import type { PaymentInstrument } from '../../basket/model/basket'
import { PaymentSummary } from './payment-summary'

const sandbox = serveSandbox()

const card = (amount: number): PaymentInstrument => ({
  id: 'p1',
  methodId: 'GIFT_CERTIFICATE',
  amount,
  giftCard: { ending: '9RPA' }
})
const methods = [{ id: 'UNZER_INVOICE', name: 'Invoice', description: 'Within 14 days' }]

/** The summary of a basket of 20 EUR that is paid like this. */
function renderSummary(...paymentInstruments: PaymentInstrument[]) {
  sandbox.reply('getPaymentMethodsForBasket', { applicablePaymentMethods: methods })
  const basket = buildBasket({ totals: { items: 20, tax: 1, order: 20 }, paymentInstruments })
  return renderWithProviders(<PaymentSummary basket={basket} />, { platform: sandbox.openPlatform() })
    .container
}

it('names the gift card that pays all', () => {
  expect(renderSummary(card(20))).toHaveTextContent(/^Gift card ending in 9RPAEUR 20.00$/)
})

it('names the gift card and the method for the open amount', async () => {
  const container = renderSummary(card(15), { id: 'p2', methodId: 'UNZER_INVOICE', amount: 5 })
  await screen.findByText('Invoice')
  expect(container).toHaveTextContent(/^Gift card ending in 9RPAEUR 15.00InvoiceWithin 14 days$/)
})

it('says nothing while nothing pays', () => {
  expect(renderSummary()).toBeEmptyDOMElement()
})
