import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { mapOrder } from '../model/map-order'
import { OrderFacts } from './order-facts'

/** What the confirmation says about the payment of an order by these methods. */
function readPayment(...paymentInstruments: [method: string, amount: number][]) {
  const order = mapOrder({
    currency: 'EUR',
    paymentInstruments: paymentInstruments.map(([paymentMethodId, amount]) => ({ paymentMethodId, amount }))
  } as Parameters<typeof mapOrder>[0])
  renderWithProviders(<OrderFacts order={order} />)
  return screen.queryByText('Payment')?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}

const INVOICE = 'Invoice, payable after the goods have arrived'

it.each<[string, [string, number][], string | undefined]>([
  ['an invoice', [['UNZER_INVOICE', 20]], INVOICE],
  ['a gift card', [['GIFT_CERTIFICATE', 20]], 'Gift card'],
  [
    'a gift card where the platform asks for a method too',
    [
      ['GIFT_CERTIFICATE', 20],
      ['NO_PAY', 0]
    ],
    'Gift card'
  ],
  [
    'a gift card and an invoice',
    [
      ['GIFT_CERTIFICATE', 15],
      ['UNZER_INVOICE', 5]
    ],
    `Gift card (EUR 15.00)${INVOICE} (EUR 5.00)`
  ],
  ['nothing', [['NO_PAY', 0]], 'No payment needed'],
  ['a method that it does not know', [['OTHER', 20]], undefined]
])('names %s as the payment', (_, instruments, text) => {
  expect(readPayment(...instruments)).toBe(text)
})
