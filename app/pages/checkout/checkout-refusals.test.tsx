import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import {
  ADDRESS,
  GIFT_CARD,
  INVOICE,
  READY,
  SENCHA,
  refuseWith,
  type Refusal
} from '../../../tests/factories/refused-checkout'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { loadMessageGroup } from '../../intl/message-groups'
import CheckoutPage from './checkout-page'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
afterEach(() => localStorage.clear())
afterAll(closeChannels)

interface World {
  basket: typeof READY | undefined
  /** The answer to the order. */
  refuse: () => Response
  /** The answer to the note in the basket that an order is being placed. */
  mark?: () => Response
}

/** The page at a platform with this basket. */
function openCheckout(ready = READY): World {
  Cookies.set('session_jasmin', 'guest')
  const world: World = { basket: ready, refuse: () => refuseWith({}) }
  const answer = () =>
    world.basket ? Response.json(world.basket) : refuseWith({ status: 404, type: 'basket-not-found' })
  sandbox.respond('getCustomerBaskets', () =>
    Response.json({ baskets: world.basket ? [world.basket] : [], total: 1 })
  )
  sandbox.respond('getBasket', answer)
  sandbox.respond('updateBasket', () => world.mark?.() ?? answer())
  sandbox.respond('createOrder', () => world.refuse())
  sandbox.reply('getShippingMethodsForShipment', {
    applicableShippingMethods: [{ id: 'standard', name: 'Standard', price: 4 }]
  })
  sandbox.reply('getPaymentMethodsForBasket', {
    applicablePaymentMethods: [{ id: 'UNZER_INVOICE', name: 'Invoice' }]
  })
  sandbox.respond('removePaymentInstrumentFromBasket', ({ request }) => {
    const { basket } = world
    const removed = new URL(request.url).pathname.split('/').at(-1)
    const isKept = (each: object) => (each as typeof INVOICE).paymentInstrumentId !== removed
    if (basket) world.basket = { ...basket, paymentInstruments: basket.paymentInstruments.filter(isKept) }
    return answer()
  })
  renderWithProviders(<Route render={props => <CheckoutPage {...props} />} />, {
    path: '/en/checkout',
    platform: sandbox.openPlatform()
  })
  return world
}

/** Checkout at its last step; `happen` is what happens at the platform between looking and ordering, or instead of it. */
async function pressOrder(happen: (world: World) => void, ready = READY) {
  const world = openCheckout(ready)
  const button = await screen.findByRole('button', { name: 'Buy now' })
  happen(world)
  await userEvent.click(button)
}

/** The alert, in the step that has to be open then, with the focus on it. */
async function expectSaid(step: string, text: string | RegExp) {
  await waitFor(async () => {
    const open = screen.getByRole('region', { name: step })
    const alert = within(open).getByRole('alert')
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert.closest('[tabindex="-1"]')).toHaveFocus())
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
}

const change = (basket: Partial<typeof READY>) => (world: World) =>
  void (world.basket = { ...world.basket!, ...basket })

it.each([
  [
    'a second device has added something',
    change({
      productItems: [SENCHA, { ...SENCHA, itemId: 'item-2', productName: 'Cup', quantity: 1, price: 9 }],
      productTotal: 29,
      orderTotal: 33
    }),
    /the total was EUR 24.00 and is now EUR 33.00. Added in the meantime: 1 × Cup for EUR 9.00. Nothing was ordered./
  ],
  [
    'a second device has changed a quantity',
    change({ productItems: [{ ...SENCHA, quantity: 3, price: 30 }], productTotal: 30, orderTotal: 34 }),
    /the total was EUR 24.00 and is now EUR 34.00. Sencha: 3 × EUR 10.00 instead of 2 × EUR 10.00./
  ],
  [
    'a price has changed',
    change({ productItems: [{ ...SENCHA, price: 24 }], productTotal: 24, orderTotal: 28 }),
    /the total was EUR 24.00 and is now EUR 28.00. Sencha: 2 × EUR 12.00 instead of 2 × EUR 10.00./
  ],
  [
    'a coupon has expired',
    change({ productTotal: 25, orderTotal: 29 }),
    /the total was EUR 24.00 and is now EUR 29.00./
  ]
])('says in the payment step what is different where %s', async (_what, happen, text) => {
  await pressOrder(happen)
  await expectSaid('Payment', text)
})

it.each([
  [
    'a second device has unwrapped a line',
    change({ productItems: [{ ...SENCHA, ...({ gift: true, giftMessage: 'Hi' } as object) }] }),
    /has changed in the meantime. The gift wrap or card of Sencha has changed. Nothing was ordered./
  ],
  [
    'a second device has another address',
    change({ billingAddress: { ...ADDRESS, lastName: 'Moor' } }),
    /has changed in the meantime. An address or a gift message has changed. Nothing was ordered./
  ]
])('says in the last step what is different at the same sum where %s', async (_what, happen, text) => {
  await pressOrder(happen)
  await expectSaid('Review and order', text)
})

const wrapFor = (price: number) => ({
  ...SENCHA,
  gift: true,
  giftMessage: 'Hi',
  optionItems: [{ optionId: 'giftWrap', optionValueId: 'box', itemText: 'Gift box', price }]
})

it.each([
  [
    'costs more now',
    wrapFor(11.8),
    35.8,
    'Sencha: 2 × EUR 15.90 instead of 2 × EUR 14.90. Nothing was ordered.'
  ],
  [
    'was taken off in another tab',
    SENCHA,
    24,
    'Sencha: 2 × EUR 10.00 instead of 2 × EUR 14.90. The gift wrap or card of Sencha has changed. Nothing was ordered.'
  ]
])('says so and orders nothing where a gift wrap with a price %s', async (_what, item, sum, text) => {
  const ready = {
    ...READY,
    productItems: [wrapFor(9.8)],
    orderTotal: 33.8,
    paymentInstruments: [{ ...INVOICE, amount: 33.8 }]
  }
  await pressOrder(change({ productItems: [item], orderTotal: sum }), ready)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  expect(await sandbox.callsTo('createOrder')).toEqual([])
})

const withCard = { ...READY, paymentInstruments: [GIFT_CARD, { ...INVOICE, amount: 10 }] }

it('says what a gift card pays and what is left where the card no longer covers its part', async () => {
  const paymentInstruments = [
    { ...GIFT_CARD, amount: 4 },
    { ...INVOICE, amount: 10 }
  ]
  await pressOrder(change({ paymentInstruments }), withCard)
  await expectSaid(
    'Payment',
    /Your gift cards paid EUR 14.00 and now pay EUR 4.00; EUR 20.00 are left to pay instead of EUR 10.00./
  )
})

const refuse = (refusal: Refusal) => (world: World) => void (world.refuse = () => refuseWith(refusal))

it('says so in the payment step when a gift card was used up elsewhere', async () => {
  const statusCode = 'GIFTCERTIFICATE_INSUFFICIENT_BALANCE'
  const shopperText = 'The balance of the gift card 2222 is no longer enough.'
  const refusal = {
    type: 'validation',
    title: 'INVALID_PAYMENT_INSTRUMENTS',
    statusCode,
    paymentInstrumentId: 'g1',
    arguments: { statusCode, statusMessage: shopperText }
  }
  await pressOrder(refuse(refusal), withCard)
  await expectSaid('Payment', `${shopperText} It was removed from your order.`)
})

it('says so in the payment step when the payment was not accepted', async () => {
  await pressOrder(refuse({ type: 'validation', title: 'INVALID_PAYMENT_INSTRUMENTS' }))
  await expectSaid('Payment', 'Your payment was not accepted. Please choose again how to pay.')
})

const withMessage = (statusCode: string, statusMessage: string) => ({
  arguments: { statusCode, statusMessage }
})

it.each([
  [
    'product-item-not-available',
    withMessage('OUT_OF_STOCK', 'Sencha is no longer available in this quantity.')
  ],
  ['minimum-order-not-reached', withMessage('MINIMUM_ORDER_NOT_REACHED', 'The minimum order is 6 boxes.')],
  ['coupon-code-expired', withMessage('COUPON_CODE_EXPIRED', 'The code is not valid any more.')]
])('says in the last step why the platform refused an order for %s', async (type, refusal) => {
  await pressOrder(refuse({ type, ...refusal }))
  await expectSaid('Review and order', refusal.arguments.statusMessage)
})

const [shipment] = READY.shipments

it.each([
  [
    'PaymentMethodRequired',
    'Payment',
    { paymentInstruments: [] },
    'The payment method is missing. Please choose one.'
  ],
  [
    'BillingAddressRequired',
    'Payment',
    { billingAddress: undefined },
    'The billing address is missing. Please enter it.'
  ],
  [
    'ShippingAddressRequired',
    'Delivery address',
    { shipments: [{ ...shipment, shippingAddress: undefined }] },
    'The delivery address is missing. Please enter it.'
  ],
  [
    'ShippingMethodRequired',
    'Delivery method',
    { shipments: [{ ...shipment, shippingMethod: undefined }] },
    'The delivery method is missing. Please choose one.'
  ],
  ['OrderTotalNotSet', 'Review and order', {}, 'The total could not be calculated. Please reload the page.'],
  [
    'ShippingItemAdjustedPriceNotSet',
    'Review and order',
    {},
    'The delivery costs are missing. Please reload the page.'
  ],
  [
    'InvalidPostalCode',
    'Review and order',
    {},
    'The postcode does not match the country of the delivery address. Please change the address.'
  ],
  ['CustomerEmailRequired', 'Email', { customerInfo: {} }, 'The email address is missing. Please enter it.']
] as [string, string, Partial<typeof READY>, string][])(
  'says %s in the step that is open then: %s',
  async (validationType, step, basket, text) => {
    await pressOrder(world => {
      world.refuse = () => {
        // The basket lacks it from the moment on at which the order is refused.
        change(basket)(world)
        return refuseWith({ type: 'validation', validationType })
      }
    })
    await expectSaid(step, text)
  }
)

it('says in the last step that nothing reached the shop', async () => {
  await pressOrder(world => void (world.mark = () => refuseWith({ status: 429 })))
  await expectSaid('Review and order', 'We did not receive your order. Nothing was ordered')
})

it('says that the cart is gone, in place of the steps', async () => {
  await pressOrder(world => void (world.basket = undefined))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This basket is no longer there')
  await waitFor(() => expect(alert.closest('[tabindex="-1"]')).toHaveFocus())
})

it('says at once what is missing to the least order, at whichever step checkout opens', async () => {
  const boxes = { c_quantityOfBrews: 2, c_minBoxesOrder: 6, c_remainingBrewsToMinimum: 4 }
  openCheckout({ ...READY, customerInfo: {}, ...boxes })
  expect(await screen.findByText(/minimum order is 6/i)).toBeVisible()
  expect(screen.getByRole('button', { name: 'As a guest' })).toBeVisible()
})
