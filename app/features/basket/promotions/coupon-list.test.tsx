import { screen, within } from '@testing-library/react'
import { buildCoupon, OFFER, openCouponCart } from '../../../../tests/factories/coupon-cart'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../api/basket-channel'

const sandbox = serveSandbox()
afterEach(closeChannels)

it('warns that the rest of a credit would be lost with a cart that does not use it up', async () => {
  const credit = {
    promotionId: 'CustomerCredit-Goodwill',
    couponCode: 'KULANZ-1',
    price: -8.94,
    appliedDiscount: { type: 'amount', amount: 10 }
  }
  openCouponCart(sandbox, {
    basket: { couponItems: [buildCoupon('KULANZ-1')], orderPriceAdjustments: [credit] }
  })
  expect(
    await screen.findByText(/is worth EUR 10.00 and pays EUR 8.94 .* EUR 1.06 would be lost/)
  ).toBeVisible()
})

it('is read-only in checkout: nothing can be removed or chosen there', async () => {
  const couponItems = [
    buildCoupon('TREAT', 'no_applicable_promotion'),
    buildCoupon('MORE', 'no_applicable_promotion')
  ]
  openCouponCart(sandbox, { basket: { couponItems, bonusDiscountLineItems: [OFFER] }, isReadOnly: true })
  const list = await screen.findByRole('list', { name: 'Codes in your cart' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(row => row.dataset.group)
  ).toEqual(['bonus-choice', 'not-applicable'])
  expect(within(list).getByText(/\(Not applicable\)/)).toBeVisible()
  expect(within(list).queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  [{ c_reason: 'minimum', c_missing: 4.5 }, 'Add goods worth another EUR 4.50 to use it.'],
  [{ c_reason: 'boxes', c_missing: 1 }, 'Add 1 more box or sleeve to use it.'],
  [{ c_reason: 'login' }, 'It is for customers who are logged in.'],
  [{ c_reason: 'first-order' }, 'It is for your first order only.'],
  [{ c_reason: 'products' }, 'It does not apply to any product in your cart.'],
  [{ c_reason: 'combined' }, 'It cannot be combined with the better discount already in your cart.'],
  [{ statusCode: 'no_active_promotion' }, 'This offer is not running at present.']
])('says of a code that takes nothing off why, and what it is: %j', async (fields, text) => {
  const item = {
    ...buildCoupon('LATER', 'no_applicable_promotion'),
    c_promotionName: 'Lime blossom',
    ...fields
  }
  openCouponCart(sandbox, { basket: { couponItems: [item] }, isReadOnly: true })
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent(`LATER (Not applicable)Lime blossom${text}`.replace('\u00a0', ' '))
})
