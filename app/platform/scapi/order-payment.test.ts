import { readOrderPayment } from './order-payment'

const PAY = 'https://pay.example/r/1'
const instrument = (c_redirectUrl?: unknown) => [{ paymentMethodId: 'UNZER_PAYPAL', c_redirectUrl }]

it.each([
  [
    'waits for the shopper',
    { c_paymentState: 'redirect', paymentInstruments: instrument(PAY) },
    { state: 'open', continueAt: PAY }
  ],
  [
    'waits for the shopper where no state is named',
    { paymentInstruments: instrument(PAY) },
    { state: 'open', continueAt: PAY }
  ],
  ['waits for the provider', { c_paymentState: 'pending' }, { state: 'pending' }],
  ['waits for a shopper without an address to go to', { c_paymentState: 'redirect' }, { state: 'pending' }],
  ['was approved', { c_paymentState: 'approved' }, { state: 'settled' }],
  [
    'is paid by a link of the mail',
    { c_paymentState: 'link', paymentInstruments: instrument(PAY) },
    { state: 'settled' }
  ],
  [
    'is accepted',
    { status: 'new', c_paymentState: 'redirect', paymentInstruments: instrument(PAY) },
    { state: 'settled' }
  ],
  ['was cancelled as an order', { status: 'cancelled' }, { state: 'settled' }],
  ['failed', { status: 'failed' }, { state: 'failed' }],
  ['was refused', { c_paymentState: 'refused' }, { state: 'failed' }],
  ['ran out of time', { c_paymentState: 'timed-out' }, { state: 'failed' }]
] as const)('an order whose payment %s', (_what, order, expected) => {
  expect(readOrderPayment({ status: 'created', ...order })).toEqual(expected)
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//pay.example', 'nonsense', 7, null])(
  'sends nobody to %j',
  address => {
    const paymentInstruments = instrument(address)
    const order = { status: 'created' as const, c_paymentState: 'redirect', paymentInstruments }
    expect(readOrderPayment(order)).toEqual({ state: 'pending' })
  }
)
