import { listSavedOptions } from './payment-options'

const now = new Date(2026, 10, 23)
const addresses = {
  successUrl: 'https://shop.test/checkout/confirmation',
  failureUrl: 'https://shop.test/cart',
  now
}
const methods = [{ id: 'UNZER_INVOICE' }, { id: 'UNZER_CARDS' }, { id: 'UNZER_PAYPAL' }]
const visa = (expirationYear: number, expirationMonth = 12) => ({
  type: 'Visa',
  lastDigits: '1111',
  expirationMonth,
  expirationYear
})
const saved = (id: string, more: object = {}) => ({
  paymentInstrumentId: id,
  methodId: 'UNZER_CARDS',
  isPreferred: false,
  ...more
})
const idsOf = (options: { id: string }[]) => options.map(({ id }) => id)

it('the preferred instrument comes first, an expired one last, and each reuses the addresses of the way back', () => {
  const options = listSavedOptions(
    methods,
    [
      saved('old', { card: visa(2025), isPreferred: true }),
      saved('paypal', { methodId: 'UNZER_PAYPAL' }),
      saved('mine', { card: visa(2039), isPreferred: true })
    ],
    addresses
  )
  expect(idsOf(options)).toEqual(['mine', 'paypal', 'old'])
  expect(options[0]).toEqual({
    id: 'mine',
    methodId: 'UNZER_CARDS',
    card: visa(2039),
    isExpired: false,
    instrument: {
      paymentMethodId: 'UNZER_CARDS',
      customerPaymentInstrumentId: 'mine',
      c_successUrl: addresses.successUrl,
      c_failureUrl: addresses.failureUrl
    }
  })
})

it.each([
  ['of a method that the basket cannot be paid with', { methodId: 'UNZER_LINK_PAY' }],
  ['of an invoice, which has nothing to save', { methodId: 'UNZER_INVOICE' }],
  ['without a method', { methodId: undefined }]
])('offers no saved instrument %s', (_title, more) => {
  expect(listSavedOptions(methods, [saved('one', more)], addresses)).toEqual([])
})

it.each([
  [2026, 10, true],
  [2026, 11, false],
  [2027, 1, false]
])('a card of %s/%s has expired on 23 November 2026: %s', (year, month, expected) => {
  const [option] = listSavedOptions(methods, [saved('one', { card: visa(year, month) })], addresses)
  expect(option?.isExpired).toBe(expected)
})

it('a payment instrument without a date does not expire', () => {
  const [option] = listSavedOptions(methods, [saved('one', { methodId: 'UNZER_PAYPAL' })], addresses)
  expect(option?.isExpired).toBe(false)
})
