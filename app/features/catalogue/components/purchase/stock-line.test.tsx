import { render, screen } from '@testing-library/react'
import { withProviders } from '../../../../../tests/factories/with-providers'
import type { Stock } from '../../model/availability'
import { StockLine } from './stock-line'

const show = (stock: Partial<Stock>, quantity = 1) => {
  const base = { orderable: true, preorderable: false, stockLevel: 20 }
  render(withProviders(<StockLine stock={{ ...base, ...stock }} quantity={quantity} />))
  return screen.getByRole('status')
}

it.each<[Partial<Stock>, number, string]>([
  [{}, 20, 'Available immediately'],
  [{}, 21, 'Available immediatelyOnly 20 left!'],
  [{ stockLevel: 0 }, 1, 'Out of stock'],
  [{ orderable: false }, 1, 'Out of stock'],
  [{ preorderable: true, inStockDate: '2027-03-05T12:00:00.000Z' }, 99, 'Ready for dispatch in 05/03/2027'],
  [{ preorderable: true }, 1, 'Available to pre-order'],
  [{ inStockDate: '2027-03-05T12:00:00.000Z' }, 1, 'Available immediately']
])('says of the stock %j, where %d are wanted: %s', (stock, quantity, words) =>
  expect(show(stock, quantity).textContent).toBe(words)
)
