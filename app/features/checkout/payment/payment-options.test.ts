import { buildPaymentOptions } from './payment-options'

const addresses = {
  successUrl: 'https://shop.test/checkout/confirmation',
  failureUrl: 'https://shop.test/cart'
}
const methods = [
  { id: 'UNZER_INVOICE', name: 'Invoice' },
  { id: 'UNZER_CARDS', name: 'Credit card', description: 'Visa or Mastercard' },
  { id: 'UNZER_PAYPAL', name: 'PayPal' }
]
const urls = { c_successUrl: addresses.successUrl, c_failureUrl: addresses.failureUrl }

it('offers each method with the addresses that the provider leads back to', () => {
  expect(buildPaymentOptions(methods, [], addresses)).toEqual([
    {
      key: 'UNZER_INVOICE',
      name: 'Invoice',
      instrument: { paymentMethodId: 'UNZER_INVOICE', ...urls }
    },
    {
      key: 'UNZER_CARDS',
      name: 'Credit card',
      description: 'Visa or Mastercard',
      instrument: { paymentMethodId: 'UNZER_CARDS', ...urls }
    },
    { key: 'UNZER_PAYPAL', name: 'PayPal', instrument: { paymentMethodId: 'UNZER_PAYPAL', ...urls } }
  ])
})

it('offers saved cards and PayPal accounts first, the preferred one before the others, with the same addresses', () => {
  const saved = [
    { paymentInstrumentId: 'saved-1', methodId: 'UNZER_PAYPAL', isPreferred: false },
    {
      paymentInstrumentId: 'saved-2',
      methodId: 'UNZER_CARDS',
      isPreferred: true,
      card: { type: 'Visa', lastDigits: '1111' }
    }
  ]
  expect(buildPaymentOptions(methods, saved, addresses).slice(0, 2)).toEqual([
    {
      key: 'saved-2',
      name: 'Visa **** 1111',
      description: 'Credit card',
      instrument: { customerPaymentInstrumentId: 'saved-2', paymentMethodId: 'UNZER_CARDS', ...urls }
    },
    {
      key: 'saved-1',
      name: 'PayPal',
      instrument: { customerPaymentInstrumentId: 'saved-1', paymentMethodId: 'UNZER_PAYPAL', ...urls }
    }
  ])
})

it.each([
  ['of a method that the basket cannot be paid with', { methodId: 'UNZER_LINK_PAY' }],
  ['of an invoice, which has nothing to save', { methodId: 'UNZER_INVOICE' }],
  ['without a method', {}]
])('offers no saved instrument %s', (_title, saved) => {
  const options = buildPaymentOptions(
    methods,
    [{ paymentInstrumentId: 'saved-1', isPreferred: true, ...saved }],
    addresses
  )
  expect(options.map(({ key }) => key)).toEqual(methods.map(({ id }) => id))
})
