import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  buildAnswer,
  buildCoupon,
  CUP,
  OFFER,
  openCouponCart,
  TEA_LINE
} from '../../../../tests/factories/coupon-cart'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../api/basket-channel'

const sandbox = serveSandbox()
afterEach(closeChannels)

it('lets a variant of a free product be chosen from the row of its code', async () => {
  sandbox.reply(
    'addItemToBasket',
    buildAnswer({
      couponItems: [buildCoupon('TREAT')],
      bonusDiscountLineItems: [{ ...OFFER, c_hasBonusProductLeft: false }],
      productItems: [
        TEA_LINE,
        { itemId: 'free', productId: 'cup-green', quantity: 1, bonusDiscountLineItemId: 'offer' }
      ]
    })
  )
  const basket = {
    couponItems: [buildCoupon('TREAT', 'no_applicable_promotion')],
    bonusDiscountLineItems: [OFFER]
  }
  openCouponCart(sandbox, { basket })
  await userEvent.click(await screen.findByRole('button', { name: 'Click here to select (TREAT)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose your free product' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('You may choose 1 more product.')
  expect(await within(dialog).findByText('A cup of your choice')).toBeVisible()
  await userEvent.click(await within(dialog).findByRole('radio', { name: /Cup/ }))
  expect(within(dialog).getByRole('status')).toHaveTextContent('Everything has been chosen.')
  const variants = within(dialog).getByRole('combobox', { name: 'Variant' })
  expect(variants).toHaveDisplayValue('Blue')
  expect(within(variants).getByRole('option', { name: 'Red' })).toBeDisabled()
  await userEvent.selectOptions(variants, 'Green')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm choice' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await sandbox.callsTo('addItemToBasket')).toMatchObject([
    {
      path: expect.stringMatching(/\/baskets\/b\/items$/),
      body: [{ productId: 'cup-green', quantity: 1, bonusDiscountLineItemId: 'offer' }]
    }
  ])
  expect(await screen.findByRole('button', { name: 'Change choice (TREAT)' })).toBeVisible()
})

/** A node's text with blanks that break lines, as texts here are written. */
const readText = (node: Element | null) => node?.textContent?.replaceAll('\u00a0', ' ')

/** A loose tea in three sizes; a master's price is that of its smallest size. */
const looseTea = {
  ...CUP,
  price: 8.9,
  variants: [
    { ...CUP.variants[0]!, productId: 'small', price: 8.9, orderable: true },
    { ...CUP.variants[1]!, productId: 'large', price: 36.9 },
    { ...CUP.variants[2]!, productId: 'gone', price: 36.9, orderable: false }
  ]
}

it.each([
  [1, 'Cup', 'Free instead of EUR 8.90'],
  [2, 'Red', 'Free instead of EUR 8.90']
])('names the price of each size of a free product of which %d may be chosen', async (most, name, price) => {
  const basket = {
    couponItems: [buildCoupon('TREAT', 'no_applicable_promotion')],
    bonusDiscountLineItems: [{ ...OFFER, maxBonusItems: most }]
  }
  openCouponCart(sandbox, { basket, products: [looseTea] })
  await userEvent.click(await screen.findByRole('button', { name: 'Click here to select (TREAT)' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Free')
  if (most === 1) {
    await userEvent.click(within(dialog).getByRole('radio', { name: new RegExp(name) }))
    const options = within(dialog).getAllByRole('option').map(readText)
    expect(options).toEqual([`Red, ${price}`, 'Blue, Free instead of EUR 36.90', 'Green, Out of stock'])
    return
  }
  const rows = within(dialog)
    .getAllByRole('listitem')
    .filter(row => !within(row).queryByRole('list'))
  expect(rows.map(({ firstElementChild }) => readText(firstElementChild))).toEqual([
    `Red${price}`,
    'BlueFree instead of EUR 36.90',
    'GreenOut of stock'
  ])
  expect(within(dialog).getByRole('combobox', { name: /Cup, Red/ })).toHaveAccessibleDescription(
    /^Free instead of EUR\s8.90$/
  )
})

it('gives a free product back', async () => {
  sandbox.reply(
    'removeItemFromBasket',
    buildAnswer({ couponItems: [buildCoupon('TREAT')], bonusDiscountLineItems: [OFFER] })
  )
  const free = { itemId: 'free', productId: 'cup-blue', quantity: 1, bonusDiscountLineItemId: 'offer' }
  const basket = {
    productItems: [TEA_LINE, free],
    couponItems: [buildCoupon('TREAT')],
    bonusDiscountLineItems: [{ ...OFFER, c_hasBonusProductLeft: false }]
  }
  openCouponCart(sandbox, { basket })
  await userEvent.click(await screen.findByRole('button', { name: 'Change choice (TREAT)' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'No free product' }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm choice' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await sandbox.callsTo('removeItemFromBasket')).toMatchObject([
    { path: expect.stringMatching(/\/baskets\/b\/items\/free$/) }
  ])
})
