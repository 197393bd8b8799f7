import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Stock } from '../../../fulfilment/stock'
import { StockLine } from './stock-line'

const show = (stock: Partial<Stock>, quantity = 1, steps = { min: 1, step: 1 }, onTake = jest.fn()) => {
  const base = { orderable: true, preorderable: false, stockLevel: 20 }
  render(
    withProviders(
      <StockLine stock={{ ...base, ...stock }} quantity={quantity} steps={steps} onTake={onTake} />
    )
  )
  return screen.getByRole('status')
}

it.each<[Partial<Stock>, number, string]>([
  [{}, 20, 'Available immediately'],
  [{ stockLevel: 0 }, 1, 'Out of stock'],
  [{ orderable: false }, 1, 'Out of stock'],
  [{ preorderable: true, inStockDate: '2027-03-05T12:00:00.000Z' }, 99, 'Ready for dispatch in 05/03/2027'],
  [{ preorderable: true }, 1, 'Available to pre-order'],
  [{ inStockDate: '2027-03-05T12:00:00.000Z' }, 1, 'Available immediately']
])('says of the stock %j, where %d are wanted: %s', (stock, quantity, words) =>
  expect(show(stock, quantity).textContent).toBe(words)
)

it('says how many there are where more are wanted, and takes them with one click', async () => {
  const onTake = jest.fn()
  const status = show({}, 21, { min: 1, step: 1 }, onTake)
  expect(await screen.findByText('Only 20 left')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the quantity to 20' }))
  expect(onTake).toHaveBeenCalledWith(20)
  expect(status).toHaveFocus()
})

it('offers an orderable quantity, and none without stock', async () => {
  show({ stockLevel: 7 }, 8, { min: 2, step: 2 })
  expect(await screen.findByRole('button', { name: 'Change the quantity to 6' })).toBeVisible()
  cleanup()
  show({ stockLevel: 4 }, 6, { min: 6, step: 1 })
  expect(await screen.findByText('Only 4 left')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
