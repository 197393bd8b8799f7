import { fireEvent, render, screen } from '@testing-library/react'
import { buildProduct, buildVariations } from '../../../../tests/factories/catalogue'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Product } from '../model/product'
import { BuyBox } from './buy-box'
import { usePurchase } from './use-purchase'

const add = jest.fn(async () => undefined)
const soldOut = { orderable: false, preorderable: false, stockLevel: 0 }
const { attributes } = buildVariations()

function Box({ product, open }: { product: Product; open: typeof attributes }) {
  return (
    <BuyBox
      product={product}
      open={open}
      purchase={usePurchase(product, open.length, { add, busy: false })}
    />
  )
}

function show(fields: Partial<Product> = {}, open: typeof attributes = []) {
  render(withProviders(<Box product={buildProduct(fields)} open={open} />))
  return screen.getByRole('button', { name: 'Add to cart' })
}

beforeEach(() => add.mockClear())

it('adds what can be ordered', () => {
  fireEvent.click(show())
  expect(add).toHaveBeenCalledTimes(1)
})

it('has neither add button nor quantity for a product that cannot be ordered', () => {
  render(withProviders(<Box product={buildProduct({ stock: soldOut })} open={[]} />))
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByRole('button', { name: /increase/i })).toBeNull()
})

it('adds no master before its variant is chosen, and names the missing choices', () => {
  const button = show({ kind: 'master', variations: buildVariations() }, attributes)
  expect(button).toBeDisabled()
  expect(screen.getByText('Please choose: Size, Form')).toBeVisible()
})

it('shows the price with the note on VAT and without a star, and beside a reduction the lowest of the last month', () => {
  show({ price: 4.9, listPrice: 6, lastMonthPrice: 5.5 })
  const shipping = screen.getByRole('link', { name: 'incl. VAT, plus shipping' })
  expect(shipping).toHaveAttribute('href', expect.stringMatching(/\/about-your-order$/))
  expect(screen.queryByText(/\*/)).toBeNull()
  expect(screen.getByText(/5\.50/)).toBeVisible()
})
