import { CheckoutStep, decideCheckoutStep, findOpenStep, type DecidingBasket } from './checkout-step'

const complete: DecidingBasket = {
  email: 'lina@example.com',
  shippingAddress: {},
  billingAddress: {},
  shippingMethod: { isDigital: false },
  containsVirtualGiftCard: false,
  paymentInstruments: [{ id: 'payment-1' }],
  openPaymentAmount: 0
}
const byEmail = { containsVirtualGiftCard: true, isSentByEmail: true, shippingMethod: { isDigital: true } }
const guest = { isGuest: true }
const calm = { isGuestCheckout: false, methodWasWrong: false }
const { Reset, LoginRegistration, ShippingAddress, ShippingOptions, Payment, ReviewOrder } = CheckoutStep

it('keeps the values of the steps', () => {
  expect([Reset, LoginRegistration, ShippingAddress, ShippingOptions, Payment, ReviewOrder]).toEqual([
    -2, -1, 0, 1, 2, 3
  ])
})

it.each([
  ['a guest without an e-mail logs in or registers', { email: undefined }, calm, LoginRegistration, false],
  ['a guest with a basket e-mail goes on', { shippingAddress: undefined }, calm, ShippingAddress, false],
  [
    'a guest who chose guest checkout goes on',
    { email: undefined },
    { ...calm, isGuestCheckout: true },
    ReviewOrder,
    false
  ],
  ['without an address: shipping address', { shippingAddress: undefined }, calm, ShippingAddress, false],
  ['without a method: shipping options', { shippingMethod: undefined }, calm, ShippingOptions, false],
  [
    'a digital method for goods: shipping options',
    { shippingMethod: { isDigital: true } },
    calm,
    ShippingOptions,
    false
  ],
  [
    'a parcel for a virtual gift card: shipping options',
    { containsVirtualGiftCard: true },
    calm,
    ShippingOptions,
    false
  ],
  [
    'no billing address for what is collected: the address',
    { isCollected: true, billingAddress: undefined },
    calm,
    ShippingAddress,
    false
  ],
  [
    'neither parcel address nor method for what is collected: the last step',
    { isCollected: true, shippingAddress: undefined, shippingMethod: undefined },
    calm,
    ReviewOrder,
    false
  ],
  [
    'no method for gift cards by e-mail: the address, which sets it',
    { ...byEmail, shippingMethod: undefined },
    calm,
    ShippingAddress,
    false
  ],
  [
    'the method of a parcel for gift cards by e-mail: the address',
    { ...byEmail, shippingMethod: { isDigital: false } },
    calm,
    ShippingAddress,
    false
  ],
  [
    'something to pay for gift cards by e-mail after a wrong method: payment',
    { ...byEmail, openPaymentAmount: 6 },
    { ...calm, methodWasWrong: true },
    Payment,
    true
  ],
  ['all there for gift cards by e-mail: review', byEmail, calm, ReviewOrder, false],
  [
    'something still to pay: payment, without the instrument',
    { openPaymentAmount: 0.01 },
    calm,
    Payment,
    true
  ],
  ['too much paid: payment, without the instrument', { openPaymentAmount: -3.99 }, calm, Payment, true],
  ['no billing address: payment, without the instrument', { billingAddress: undefined }, calm, Payment, true],
  ['no instrument: payment', { paymentInstruments: [], openPaymentAmount: 23.4 }, calm, Payment, false],
  ['no instrument and nothing to pay: payment', { paymentInstruments: [] }, calm, Payment, false],
  [
    'something to pay after a wrong method: shipping options',
    { openPaymentAmount: 6 },
    { ...calm, methodWasWrong: true },
    ShippingOptions,
    true
  ],
  [
    'a gift certificate that pays a part: payment, and the certificate stays',
    { paymentInstruments: [{ id: 'gift-1', methodId: 'GIFT_CERTIFICATE' }], openPaymentAmount: 8.99 },
    calm,
    Payment,
    false
  ],
  [
    'a gift certificate beside an invoice that does not fit any more: payment, without the invoice',
    {
      paymentInstruments: [
        { id: 'gift-1', methodId: 'GIFT_CERTIFICATE' },
        { id: 'payment-1', methodId: 'UNZER_INVOICE' }
      ],
      openPaymentAmount: 6
    },
    calm,
    Payment,
    true
  ],
  [
    'a gift certificate that pays it all: review',
    { paymentInstruments: [{ id: 'gift-1', methodId: 'GIFT_CERTIFICATE' }] },
    calm,
    ReviewOrder,
    false
  ],
  ['all there: review', {}, calm, ReviewOrder, false]
])('decides: %s', (_title, change, state, step, removePayment) => {
  expect(decideCheckoutStep(guest, { ...complete, ...change }, state)).toEqual({ step, removePayment })
})

it('does not ask a registered customer for an e-mail', () => {
  expect(decideCheckoutStep({ isGuest: false }, { ...complete, email: undefined }, calm).step).toBe(
    ReviewOrder
  )
})

it('waits with the reset value for customer and basket', () => {
  expect(decideCheckoutStep(undefined, complete, calm).step).toBe(Reset)
  expect(decideCheckoutStep(guest, undefined, calm).step).toBe(Reset)
})

it.each([
  [undefined, Payment, Payment],
  [ShippingAddress, Payment, ShippingAddress],
  [ReviewOrder, Payment, Payment]
])('opens step %s of a basket that is ready for %s at %s', (opened, decided, shown) => {
  expect(findOpenStep(opened, decided)).toBe(shown)
})

it.each([
  [ShippingOptions, ReviewOrder, Payment],
  [ShippingOptions, ShippingAddress, ShippingAddress],
  [ShippingAddress, ReviewOrder, ShippingAddress]
])('opens step %s of gift cards by e-mail that are ready for %s at %s', (opened, decided, shown) => {
  expect(findOpenStep(opened, decided, true)).toBe(shown)
})
