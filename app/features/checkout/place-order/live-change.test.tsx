import { screen } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { LiveChange } from './live-change'

const parcel = { id: 'me', kind: 'delivery' as const, itemIds: ['item-1'], address }
const aunt = { ...address, firstName: 'Erika', lastName: 'Stein', city: 'Bonn' }
const divided = buildBasket({
  lines: [buildLine(), buildLine({ itemId: 'item-2', shipmentId: 'aunt' })],
  shipments: [parcel, { ...parcel, id: 'aunt', itemIds: ['item-2'], address: aunt }],
  totals: { items: 20, tax: 1, order: 20 }
})
const gathered = { ...divided, lines: [buildLine({ quantity: 2, price: 20 })], shipments: [parcel] }

it('says beside the order button that an address was taken out in another tab', () => {
  const { rerender } = renderWithProviders(<LiveChange reviewed={divided} basket={divided} />)
  rerender(<LiveChange reviewed={divided} basket={{ ...divided, checkoutKey: 'key' }} />)
  expect(screen.queryByText(/has changed/)).toBeNull()
  rerender(<LiveChange reviewed={divided} basket={gathered} />)
  expect(screen.getByText(/^Your cart has changed/)).toHaveTextContent(
    'Your cart has changed in the meantime. Sencha now goes to another address. Nothing is sent to “Erika Stein, Bonn” any more. Please check your order before you place it.'
  )
})
