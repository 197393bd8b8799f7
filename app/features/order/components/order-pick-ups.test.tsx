import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { mapOrder } from '../map-order'
import type { PickUpState } from '../order'
import { ConfirmedOrder } from './confirmed-order'
import { OrderPickUps } from './order-pick-ups'

const sandbox = serveSandbox()

/** An order with one line for a store, and others that go elsewhere. */
const buildOrder = (state: PickUpState, others: object[] = []) =>
  mapOrder({
    orderNo: '1',
    currency: 'EUR',
    shipments: [
      { shipmentId: 'me' },
      { shipmentId: 'hamburg', c_fromStoreId: 'de-hamburg', c_pickUpStatus: state, c_pickUpNumber: '123456' },
      { shipmentId: 'munich', c_fromStoreId: 'de-muenchen', c_pickUpStatus: state, c_pickUpNumber: '654321' }
    ],
    productItems: [
      { itemId: 'i', productId: 'p', productName: 'Sencha', quantity: 1, price: 5, shipmentId: 'hamburg' },
      ...others
    ],
    c_orderstatus: JSON.stringify([{ itemId: 'gone', status: 'cancelled' }])
  } as unknown as Parameters<typeof mapOrder>[0])

const sent = { itemId: 'j', productId: 'q', productName: 'Assam', quantity: 1, price: 5, shipmentId: 'me' }

const show = (order: ReturnType<typeof buildOrder>) =>
  renderWithProviders(<OrderPickUps order={order} />, { platform: sandbox.openPlatform() })

/** What the first pick-up of an order says below its heading. */
function readState(order: ReturnType<typeof buildOrder>) {
  const { unmount } = show(order)
  const text = screen.getAllByRole('heading', { level: 2 })[0]?.nextElementSibling?.textContent
  unmount()
  return text
}

it.each<[PickUpState, string, string]>([
  [
    'preparing',
    'The store is preparing your order. We will write to you when it is ready.',
    'The store is preparing this part of your order. We will write to you when it is ready.'
  ],
  [
    'ready',
    'Your order is ready for you in the store.',
    'This part of your order is ready for you in the store.'
  ],
  ['collected', 'Your order was collected.', 'This part of your order was collected.']
])('says of a pick-up that is %s whether it is all of the order or a part', (state, all, part) => {
  expect(readState(buildOrder(state))).toBe(all)
  expect(readState(buildOrder(state, [sent]))).toBe(part)
})

it('says of each of two stores that it has a part', () => {
  show(buildOrder('ready', [{ ...sent, shipmentId: 'munich' }]))
  expect(screen.getAllByText('This part of your order is ready for you in the store.')).toHaveLength(2)
})

it('says of a pick-up that it is the order when all else was cancelled', () => {
  expect(readState(buildOrder('ready', [{ ...sent, itemId: 'gone' }]))).toBe(
    'Your order is ready for you in the store.'
  )
})

it('promises news of the parcel and of the pick-up after an order that has both', async () => {
  const order = buildOrder('preparing', [sent])
  const delivery = { name: 'Standard', isDigital: false }
  renderWithProviders(<ConfirmedOrder order={{ ...order, delivery }} />, { platform: sandbox.openPlatform() })
  expect(
    await screen.findByText(/when your delivery is on its way, and when your goods are ready/)
  ).toBeVisible()
})
