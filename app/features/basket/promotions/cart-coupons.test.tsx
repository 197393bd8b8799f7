import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../api/basket-channel'
import { useBasket } from '../use-basket'
import { BonusChoice } from './bonus-choice'
import { CartCoupons } from './cart-coupons'
import { CouponList } from './coupon-list'

const SPEC_REFUSAL = 'Something went wrong while adding the coupon. Please check if the coupon is valid.'

const tea = { itemId: 'tea', productId: 't', productName: 'Sencha', quantity: 3, price: 30 }
const offer = {
  id: 'offer',
  couponCode: 'TREAT',
  promotionId: 'treat',
  maxBonusItems: 1,
  bonusProducts: [{ productId: 'cup', productName: 'Cup' }],
  c_hasBonusProductLeft: true
}
const coupon = (code: string, statusCode = 'applied') => ({
  couponItemId: `item-${code}`,
  code,
  statusCode,
  valid: true
})
const buildAnswer = (fields: object = {}) => ({
  basketId: 'b',
  currency: 'EUR',
  productItems: [tea],
  productTotal: 30,
  ...fields
})

const cup = {
  id: 'cup',
  name: 'Cup',
  price: 9.9,
  type: { master: true },
  variationAttributes: [
    {
      id: 'colour',
      values: [
        { value: 'r', name: 'Red' },
        { value: 'b', name: 'Blue' }
      ]
    }
  ],
  variants: [
    { productId: 'cup-red', orderable: false, variationValues: { colour: 'r' } },
    { productId: 'cup-blue', orderable: true, variationValues: { colour: 'b' } },
    { productId: 'cup-green', orderable: true, variationValues: { colour: 'Green' } }
  ]
}

/** The codes of a cart over a platform with the given responses. */
function openCart({ basket = {}, vouchers = {}, baskets = {}, isReadOnly = false, products = [cup] } = {}) {
  Cookies.set('session_jasmin', 'guest')
  const platform = {
    getCustomerId: () => Promise.resolve('customer-1'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [buildAnswer(basket)], total: 1 }) },
    products: { getProducts: () => Promise.resolve({ data: products, total: products.length }) },
    baskets,
    family: () => ({
      getPromotions: () => Promise.resolve({ data: [{ id: 'treat', calloutMsg: 'A cup of your choice' }] }),
      ...vouchers
    })
  } as unknown as Platform
  function Cart() {
    const { basket: known } = useBasket()
    if (!known) return null
    return isReadOnly ? <CouponList basket={known} /> : <CartCoupons basket={known} />
  }
  renderWithProviders(
    <>
      <Cart />
      <BonusChoice />
    </>,
    { platform }
  )
}
const field = () => screen.findByRole('textbox', { name: 'Promo code' })
const redeem = () => screen.getByRole('button', { name: 'Redeem' })

afterEach(closeChannels)

it('sends a code by Enter without the spaces around it, and says that it is in the cart', async () => {
  let answer: (basket: object) => void = () => undefined
  const addCouponToBasket = jest.fn(() => new Promise(resolve => (answer = resolve)))
  openCart({ vouchers: { addCouponToBasket } })
  expect(await field()).toHaveValue('')
  expect(redeem()).toBeDisabled()
  await userEvent.type(await field(), '  tenpercent {Enter}')
  expect(redeem()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(await field(), '{Enter}')
  answer(buildAnswer({ couponItems: [coupon('TENPERCENT')] }))
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toHaveAttribute('role', 'status')
  expect(addCouponToBasket.mock.calls).toEqual([[{ basketId: 'b' }, { code: 'tenpercent' }]])
  expect(await field()).toHaveValue('')
  expect(screen.getByText('TENPERCENT', { selector: 'li .font-semibold' })).toBeVisible()
})

it('keeps a refused code in the field, takes the focus there and says the platform’s reason', async () => {
  const refusal = new PlatformError({
    kind: 'fault',
    operation: 'addCouponToBasket',
    status: 400,
    type: 'coupon-disabled',
    shopperText: 'This promo code is no longer valid.',
    data: { statusCode: 'COUPON_DISABLED', statusMessage: 'This promo code is no longer valid.' }
  })
  openCart({ vouchers: { addCouponToBasket: () => Promise.reject(refusal) } })
  await userEvent.type(await field(), 'FAIR')
  await userEvent.click(redeem())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(SPEC_REFUSAL)
  expect(alert).toHaveTextContent('This promo code is no longer valid.')
  expect(await field()).toHaveValue('FAIR')
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveAccessibleDescription(/no longer valid/)
})

/** A code that no promotion has. */
const unknownCode = new PlatformError({
  kind: 'fault',
  operation: 'addCouponToBasket',
  status: 400,
  type: 'coupon-code-unknown',
  shopperText: 'We do not know this promo code.',
  data: { statusCode: 'COUPON_CODE_UNKNOWN', statusMessage: 'We do not know this promo code.' }
})
const GIFT_CODE = 'TEE4-KQ7M-2XWD-9RPA'
const asGiftCard = () => screen.queryByRole('button', { name: 'Redeem as a gift card' })

it('redeems a gift card whose code was typed as a promo code, once the shopper says so', async () => {
  const redeemCard = jest.fn().mockResolvedValue({ success: true, giftCertificateCode: 'x' })
  openCart({
    vouchers: { addCouponToBasket: () => Promise.reject(unknownCode), redeem: redeemCard },
    baskets: { getBasket: () => Promise.resolve(buildAnswer()) }
  })
  await userEvent.type(await field(), GIFT_CODE)
  await userEvent.click(redeem())
  expect(await screen.findByRole('alert')).toHaveTextContent('Is it the code of a gift card?')
  expect(redeemCard).not.toHaveBeenCalled()
  // With the keyboard: behind the field and its button.
  await userEvent.tab()
  await userEvent.tab()
  expect(asGiftCard()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const outcome = await screen.findByText('The gift card was redeemed.')
  expect(outcome).toHaveAttribute('role', 'status')
  await waitFor(() => expect(outcome).toHaveFocus())
  expect(redeemCard.mock.calls).toEqual([[{ giftCertID: GIFT_CODE }]])
  expect(await field()).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says why a code of neither kind is refused, and offers nothing more', async () => {
  const refused = { error: true, ErrorMsg: 'We do not know {0}.', statusCode: 'GIFTCERTIFICATE_NOT_FOUND' }
  openCart({
    vouchers: {
      addCouponToBasket: () => Promise.reject(unknownCode),
      redeem: () => Promise.resolve(refused)
    }
  })
  await userEvent.type(await field(), GIFT_CODE)
  await userEvent.click(redeem())
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Redeem as a gift card' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We do not know ****9RPA.'))
  expect(asGiftCard()).not.toBeInTheDocument()
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue(GIFT_CODE)
})

it('does not take a promo code that is known and refused for a gift card', async () => {
  const data = { statusCode: 'COUPON_DISABLED', statusMessage: 'No longer valid.' }
  const details = { operation: 'addCouponToBasket', status: 400, shopperText: 'No longer valid.', data }
  const disabled = new PlatformError({ kind: 'fault', ...details })
  openCart({ vouchers: { addCouponToBasket: () => Promise.reject(disabled) } })
  await userEvent.type(await field(), 'FAIR{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No longer valid.')
  expect(asGiftCard()).not.toBeInTheDocument()
})

it('warns that the rest of a credit would be lost with a cart that does not use it up', async () => {
  const credit = {
    promotionId: 'CustomerCredit-Goodwill',
    couponCode: 'KULANZ-1',
    price: -8.94,
    appliedDiscount: { type: 'amount', amount: 10 }
  }
  openCart({ basket: { couponItems: [coupon('KULANZ-1')], orderPriceAdjustments: [credit] } })
  expect(
    await screen.findByText(/is worth EUR 10.00 and pays EUR 8.94 .* EUR 1.06 would be lost/)
  ).toBeVisible()
})

const lost = new PlatformError({ kind: 'timeout', operation: 'addCouponToBasket' })

it('takes a code as entered that is in the cart although the answer to it was lost', async () => {
  const basket = { couponItems: [] as object[] }
  const addCouponToBasket = () => {
    basket.couponItems.push(coupon('TENPERCENT'))
    return Promise.reject(lost)
  }
  openCart({ basket, vouchers: { addCouponToBasket } })
  await userEvent.type(await field(), 'tenpercent{Enter}')
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toBeVisible()
  expect(await field()).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps a code in the field that was lost on the way to the platform', async () => {
  openCart({ vouchers: { addCouponToBasket: () => Promise.reject(lost) } })
  await userEvent.type(await field(), 'tenpercent{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(SPEC_REFUSAL)
  expect(await field()).toHaveValue('tenpercent')
})

it('takes a code as removed that another tab has removed before', async () => {
  const basket = { couponItems: [coupon('TENPERCENT')] as object[] }
  const gone = new PlatformError({ kind: 'fault', operation: 'removeCouponFromBasket', status: 404 })
  const removeCouponFromBasket = () => {
    basket.couponItems.length = 0
    return Promise.reject(gone)
  }
  openCart({ basket, vouchers: { removeCouponFromBasket } })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove TENPERCENT' }))
  expect(await screen.findByText('The code TENPERCENT was removed.')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('never sends what can be no code', async () => {
  const addCouponToBasket = jest.fn()
  openCart({ vouchers: { addCouponToBasket } })
  await userEvent.click(await field())
  await userEvent.paste('<b>TEA</b>')
  await userEvent.click(redeem())
  expect(await screen.findByRole('alert')).toHaveTextContent(SPEC_REFUSAL)
  expect(await field()).toHaveValue('<b>TEA</b>')
  expect(addCouponToBasket).not.toHaveBeenCalled()
})

it('removes a coupon by its item id and takes the focus to the outcome', async () => {
  const removeCouponFromBasket = jest.fn(() => Promise.resolve(buildAnswer()))
  openCart({ basket: { couponItems: [coupon('TENPERCENT')] }, vouchers: { removeCouponFromBasket } })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove TENPERCENT' }))
  const outcome = await screen.findByText('The code TENPERCENT was removed.')
  await waitFor(() => expect(outcome).toHaveFocus())
  expect(removeCouponFromBasket.mock.calls).toEqual([[{ basketId: 'b', couponItemId: 'item-TENPERCENT' }]])
})

it('is read-only in checkout: nothing can be removed or chosen there', async () => {
  const couponItems = [coupon('TREAT', 'no_applicable_promotion'), coupon('MORE', 'no_applicable_promotion')]
  openCart({ basket: { couponItems, bonusDiscountLineItems: [offer] }, isReadOnly: true })
  const list = await screen.findByRole('list', { name: 'Codes in your cart' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(row => row.dataset.group)
  ).toEqual(['bonus-choice', 'not-applicable'])
  expect(within(list).getByText(/\(Not applicable\)/)).toBeVisible()
  expect(within(list).queryByRole('button')).not.toBeInTheDocument()
})

it('lets a variant of a free product be chosen from the row of its code', async () => {
  const addItemToBasket = jest.fn(() =>
    Promise.resolve(
      buildAnswer({
        couponItems: [coupon('TREAT')],
        bonusDiscountLineItems: [{ ...offer, c_hasBonusProductLeft: false }],
        productItems: [
          tea,
          { itemId: 'free', productId: 'cup-green', quantity: 1, bonusDiscountLineItemId: 'offer' }
        ]
      })
    )
  )
  const basket = {
    couponItems: [coupon('TREAT', 'no_applicable_promotion')],
    bonusDiscountLineItems: [offer]
  }
  openCart({ basket, baskets: { addItemToBasket } })
  await userEvent.click(await screen.findByRole('button', { name: 'Click here to select (TREAT)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose your free product' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('You may choose 1 more product.')
  expect(await within(dialog).findByText('A cup of your choice')).toBeVisible()
  await userEvent.click(await within(dialog).findByRole('radio', { name: /Cup/ }))
  expect(within(dialog).getByRole('status')).toHaveTextContent('Everything has been chosen.')
  const variants = within(dialog).getByRole('combobox', { name: 'Choice' })
  expect(variants).toHaveDisplayValue('Blue')
  expect(within(variants).getByRole('option', { name: 'Red' })).toBeDisabled()
  await userEvent.selectOptions(variants, 'Green')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm choice' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(addItemToBasket.mock.calls).toEqual([
    [{ basketId: 'b' }, [{ productId: 'cup-green', quantity: 1, bonusDiscountLineItemId: 'offer' }]]
  ])
  expect(await screen.findByRole('button', { name: 'Change choice (TREAT)' })).toBeVisible()
})

/** A node's text with blanks that break lines, as texts here are written. */
const readText = (node: Element | null) => node?.textContent?.replaceAll('\u00a0', ' ')

/** A loose tea in three sizes; a master's price is that of its smallest size. */
const looseTea = {
  ...cup,
  price: 8.9,
  variants: [
    { ...cup.variants[0]!, productId: 'small', price: 8.9, orderable: true },
    { ...cup.variants[1]!, productId: 'large', price: 36.9 },
    { ...cup.variants[2]!, productId: 'gone', price: 36.9, orderable: false }
  ]
}

it.each([
  [1, 'Cup', 'Free instead of EUR 8.90'],
  [2, 'Red', 'Free instead of EUR 8.90']
])('names the price of each size of a free product of which %d may be chosen', async (most, name, price) => {
  const basket = {
    couponItems: [coupon('TREAT', 'no_applicable_promotion')],
    bonusDiscountLineItems: [{ ...offer, maxBonusItems: most }]
  }
  openCart({ basket, products: [looseTea] })
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
  const removeItemFromBasket = jest.fn(() =>
    Promise.resolve(buildAnswer({ couponItems: [coupon('TREAT')], bonusDiscountLineItems: [offer] }))
  )
  const free = { itemId: 'free', productId: 'cup-blue', quantity: 1, bonusDiscountLineItemId: 'offer' }
  const basket = {
    productItems: [tea, free],
    couponItems: [coupon('TREAT')],
    bonusDiscountLineItems: [{ ...offer, c_hasBonusProductLeft: false }]
  }
  openCart({ basket, baskets: { removeItemFromBasket } })
  await userEvent.click(await screen.findByRole('button', { name: 'Change choice (TREAT)' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'No free product' }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm choice' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(removeItemFromBasket.mock.calls).toEqual([[{ basketId: 'b', itemId: 'free' }]])
})

it.each([
  [{ c_reason: 'minimum', c_missing: 4.5 }, 'Add goods worth another EUR 4.50 to use it.'],
  [{ c_reason: 'boxes', c_missing: 1 }, 'Add 1 more pack to use it.'],
  [{ c_reason: 'login' }, 'It is for customers who are logged in.'],
  [{ c_reason: 'first-order' }, 'It is for your first order only.'],
  [{ c_reason: 'products' }, 'It does not apply to any product in your cart.'],
  [{ c_reason: 'combined' }, 'It cannot be combined with the better discount that your cart has already.'],
  [{ statusCode: 'no_active_promotion' }, 'This offer is not running at present.']
])('says of a code that takes nothing off why, and what it is: %j', async (fields, text) => {
  const item = { ...coupon('LATER', 'no_applicable_promotion'), c_promotionName: 'Lime blossom', ...fields }
  openCart({ basket: { couponItems: [item] }, isReadOnly: true })
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent(`LATER (Not applicable)Lime blossom${text}`.replace('\u00a0', ' '))
})
