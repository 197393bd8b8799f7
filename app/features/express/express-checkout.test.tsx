import { screen } from '@testing-library/react'
import { address } from '../../../tests/factories/address'
import { buildBasket, buildLine } from '../../../tests/factories/basket'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { closeChannels } from '../basket/api/basket-channel'
import type { Basket } from '../basket/model/basket'
import { ExpressCheckout } from './express-checkout'

afterEach(closeChannels)

it('offers PayPal on a device without a wallet', async () => {
  renderWithProviders(<ExpressCheckout basket={buildBasket()} />)
  expect(await screen.findByRole('button', { name: 'Pay with PayPal' })).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it.each<[string, Partial<Basket>]>([
  ['that is empty', { lines: [] }],
  ['with something that cannot be ordered', { lines: [buildLine({ isOrderable: false })] }],
  [
    'that gift cards pay',
    {
      totals: { items: 10, tax: 0.65, shipping: 0, order: 10 },
      paymentInstruments: [{ id: 'card', methodId: 'GIFT_CERTIFICATE', amount: 10 }]
    }
  ],
  ['with fewer boxes than an order needs', { brews: { count: 1, minimum: 5, missing: 4 } }],
  [
    // The address of a sheet would go into the first shipment, which stays empty.
    'whose parcels are all behind the first shipment',
    {
      shipments: [
        { id: 'me', kind: 'delivery' as const, itemIds: [] },
        { id: 'aunt', kind: 'delivery' as const, itemIds: ['item-1'] }
      ]
    }
  ],
  [
    'with several parcels, none of which has an address',
    {
      lines: [buildLine(), buildLine({ itemId: 'item-2' })],
      shipments: [
        { id: 'aunt', kind: 'delivery' as const, itemIds: ['item-1'] },
        { id: 'friend', kind: 'delivery' as const, itemIds: ['item-2'] }
      ]
    }
  ],
  [
    'that goes to several addresses',
    {
      shipments: ['me', 'aunt'].map(id => ({ id, kind: 'delivery' as const, address, itemIds: ['item-1'] }))
    }
  ]
])('has no button for a basket %s', (_which, change) => {
  const { container } = renderWithProviders(<ExpressCheckout basket={buildBasket(change)} />)
  // Not even the row that waits for the device's answer.
  expect(container).toBeEmptyDOMElement()
})
