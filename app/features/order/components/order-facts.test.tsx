import { screen, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { mapOrder } from '../map-order'
import { ConfirmedOrder } from './confirmed-order'
import { WholeOrder } from './order-detail'
import { OrderFacts } from './order-facts'

/** Payment texts of the confirmation of an order with these methods. */
function readPayment(...paymentInstruments: [method: string, amount: number][]) {
  const order = mapOrder({
    currency: 'EUR',
    paymentInstruments: paymentInstruments.map(([paymentMethodId, amount]) => ({ paymentMethodId, amount }))
  } as Parameters<typeof mapOrder>[0])
  renderWithProviders(<OrderFacts order={order} />)
  return screen.queryByText('Payment')?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}

const INVOICE = 'Invoice, payable after you receive the goods'

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
  ['a method that it does not know', [['OTHER', 20]], 'Another payment method']
])('names %s as the payment', (_, instruments, text) => {
  expect(readPayment(...instruments)).toBe(text)
})

const sandbox = serveSandbox()

/** An order that is shipped by a method, as the confirmation and the account show it. */
const buildOrder = (shippingMethod: object) =>
  mapOrder({
    orderNo: '1',
    currency: 'EUR',
    billingAddress: { lastName: 'Berg', countryCode: 'DE' },
    shipments: [{ shippingAddress: { lastName: 'Berg', countryCode: 'DE' }, shippingMethod }],
    productItems: [{ itemId: 'i', productId: 'p', productName: 'Something', quantity: 1, price: 50 }],
    productTotal: 50,
    shippingTotal: 0,
    orderTotal: 50,
    c_overallStatus: 'SHIPPED',
    c_orderstatus: JSON.stringify([{ itemId: 'i', status: 'not_shipped' }])
  } as unknown as Parameters<typeof mapOrder>[0])

it.each([
  ['a parcel', { id: 'standard', name: 'Standard delivery' }, true],
  ['gift cards by e-mail', { id: 'email', name: 'By e-mail', c_digital: true }, false]
])(
  'names where and how an order of %s is delivered, what that costs and how far it is: %o %s',
  (_, method, isShipped) => {
    const order = buildOrder(method)
    const platform = sandbox.openPlatform()
    for (const view of [<ConfirmedOrder key="c" order={order} />, <WholeOrder key="w" order={order} />]) {
      const { unmount } = renderWithProviders(view, { platform })
      expect(screen.getByText('Billing address')).toBeVisible()
      for (const term of ['Delivery', 'Shipping address', 'Shipping'])
        expect(screen.queryAllByText(term)).toHaveLength(isShipped ? 1 : 0)
      unmount()
    }
    renderWithProviders(<WholeOrder order={order} />, { platform })
    expect(screen.queryAllByText(isShipped ? 'Shipped' : 'Sent by email')).toHaveLength(1)
    expect(screen.queryAllByText(isShipped ? 'not shipped' : 'not sent yet')).toHaveLength(1)
  }
)

/** An order with units of one product at two addresses and in a store, some of them wrapped, some cancelled. */
function buildDividedOrder(cancelled: Record<string, number>) {
  const item = (itemId: string, shipmentId: string, quantity: number, more = {}) => ({
    ...{ itemId, shipmentId, productId: 'p', productName: 'Cup', quantity, price: 10 },
    omsData: { quantityCanceled: cancelled[itemId] ?? 0 },
    ...more
  })
  const parcel = (shipmentId: string, city: string) => ({
    shipmentId,
    shippingAddress: { lastName: 'Berg', city, countryCode: 'DE' },
    shippingMethod: { id: 'standard', name: 'Standard' },
    shippingStatus: 'not_shipped'
  })
  const wrapped = { gift: true, giftMessage: 'For Erika' }
  return mapOrder({
    orderNo: '1',
    currency: 'EUR',
    status: 'new',
    shipments: [
      parcel('one', 'Hamburg'),
      parcel('two', 'Bonn'),
      {
        shipmentId: 'three',
        c_fromStoreId: 'de-hamburg',
        c_pickUpNumber: '123456',
        c_pickUpStatus: 'preparing',
        shippingMethod: { id: '005', c_storePickupEnabled: true }
      }
    ],
    productItems: [
      item('a', 'one', 3),
      item('b', 'two', 1, wrapped),
      item('c', 'three', 2, { productName: 'Tea' })
    ]
  } as unknown as Parameters<typeof mapOrder>[0])
}

const findDelivery = (name: string) => within(screen.getByText(name).parentElement!)

it('says of each delivery which units are wrapped, and counts those that are left', () => {
  renderWithProviders(<OrderFacts order={buildDividedOrder({ a: 1 })} />)
  expect(findDelivery('Delivery 1 of 2').getByText('2 × Cup')).toBeVisible()
  expect(findDelivery('Delivery 1 of 2').queryByText('Gift-wrapped')).toBeNull()
  expect(findDelivery('Delivery 2 of 2').getByText('Gift-wrapped')).toBeVisible()
  expect(findDelivery('Delivery 2 of 2').getByText('For Erika')).toBeVisible()
})

it('calls a delivery cancelled whose goods were all cancelled by line, and a pick-up too', () => {
  const order = buildDividedOrder({ b: 1, c: 2 })
  renderWithProviders(<WholeOrder order={order} />, { platform: sandbox.openPlatform() })
  expect(findDelivery('Delivery 2 of 2').getByText('1 × Cup')).toBeVisible()
  expect(findDelivery('Delivery 2 of 2').getByText('canceled')).toBeVisible()
  expect(findDelivery('Delivery 1 of 2').getByText('not shipped')).toBeVisible()
  const pickUp = within(screen.getByRole('region', { name: 'Pick-up in store' }))
  expect(pickUp.queryByText('123456')).toBeNull()
  expect(pickUp.getByText('2 × Tea')).toBeVisible()
})

it('says of a gift card for somebody else that it goes to them, not to the buyer', () => {
  const buildCard = (recipientEmail?: string) =>
    mapOrder({
      orderNo: '1',
      currency: 'EUR',
      shipments: [{ shipmentId: 'me', shippingMethod: { id: 'email', c_digital: true } }],
      giftCertificateItems: [{ giftCertificateItemId: 'g', shipmentId: 'me', amount: 50, recipientEmail }]
    } as unknown as Parameters<typeof mapOrder>[0])
  const { unmount } = renderWithProviders(<ConfirmedOrder order={buildCard()} />)
  expect(screen.getByText(/your gift card will arrive by email/)).toBeVisible()
  unmount()
  renderWithProviders(<ConfirmedOrder order={buildCard('mia@example.com')} />)
  expect(screen.getByText(/your present leaves by email on the day you chose/)).toBeVisible()
})
