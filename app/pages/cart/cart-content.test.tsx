import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, type HttpResponseResolver } from 'msw'
import { fakePageTimers, waitInRealTime } from '../../../tests/factories/real-time'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { BasketAlerts } from '../../features/basket/components/basket-alerts'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { useBasket } from '../../features/basket/use-basket'
import type { PlatformBasket } from '../../platform/scapi/shopper-baskets'
import { CartContent } from './cart-content'

const sandbox = serveSandbox()

const buildItem = (fields: object = {}) => ({
  itemId: 'item-1',
  productId: '100000000000000001',
  productName: 'Sencha',
  quantity: 1,
  basePrice: 10,
  price: 10,
  ...fields
})
const buildAnswer = (items: object[]): PlatformBasket => ({
  basketId: 'basket-1',
  currency: 'EUR',
  productItems: items as PlatformBasket['productItems'],
  productTotal: 10
})

const answer = (items: object[]) => () => Response.json(buildAnswer(items))

/** A cart of these items at a platform that answers its changes like this; `product` is the first item's. */
function openCart(
  items: object[],
  changes: Record<string, HttpResponseResolver> = {},
  more: object = {},
  product: object = {}
) {
  Cookies.set('session_jasmin', 'guest')
  sandbox.respond('getCustomerBaskets', () =>
    Response.json({ baskets: [{ ...buildAnswer(items), ...more }], total: 1 })
  )
  sandbox.reply('getProducts', { data: [{ id: '100000000000000001', ...product }], total: 1 })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  for (const [operation, change] of Object.entries(changes)) sandbox.respond(operation, change)
  renderWithProviders(
    <>
      <BasketAlerts />
      <Cart />
    </>,
    { platform: sandbox.openPlatform() }
  )
}
function Cart() {
  const { basket } = useBasket()
  return basket ? <CartContent basket={basket} /> : null
}

afterEach(() => {
  jest.useRealTimers()
  closeChannels()
})

const outOfStock = () =>
  Response.json(
    {
      title: 'Product Item Not Available',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-item-not-available',
      detail: 'refused',
      arguments: { statusCode: 'NOT_ENOUGH_STOCK', statusMessage: 'Sencha: only 1 left.' }
    },
    { status: 400 }
  )
const lost = () => HttpResponse.error()
const updates = () => sandbox.callsTo('updateItemInBasket')

it('puts the former quantity back and says why for 4 seconds when a change is refused', async () => {
  fakePageTimers()
  const user = userEvent.setup({ advanceTimers: time => jest.advanceTimersByTime(time) })
  openCart([buildItem()], { updateItemInBasket: outOfStock })
  await waitInRealTime(() => expect(screen.queryAllByText('Sencha')).not.toEqual([]))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('2')
  await waitInRealTime(() => expect(screen.queryByRole('alert')).not.toBeNull())
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Sencha: only 1 left.')
  expect(alert.closest('[data-code]')).toHaveAttribute('data-code', 'not_enough_stock')
  expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('1')
  // The cache tells who shows it a moment later.
  await act(() => jest.advanceTimersByTimeAsync(4010))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('offers as many as there are where more were asked for, with one click', async () => {
  const updateItemInBasket: HttpResponseResolver = async ({ request }) => {
    const { quantity } = (await request.json()) as { quantity: number }
    return quantity > 3 ? outOfStock() : answer([buildItem({ quantity })])()
  }
  const inventory = { id: 'i', orderable: true, stockLevel: 3 }
  openCart([buildItem()], { updateItemInBasket }, {}, { inventory })
  const field = await screen.findByRole('textbox', { name: 'Quantity of Sencha' })
  await userEvent.clear(field)
  await userEvent.type(field, '8')
  await userEvent.tab()
  expect(await screen.findByText('Only 3 left!')).toBeVisible()
  expect(field).toHaveValue('1')
  await userEvent.click(screen.getByRole('button', { name: 'Change the quantity to 3' }))
  await waitFor(() => expect(field).toHaveValue('3'))
  expect((await updates()).at(-1)?.body).toEqual({ quantity: 3 })
  expect(screen.queryByText('Only 3 left!')).not.toBeInTheDocument()
  expect(field.closest('li')).toHaveFocus()
})

it('offers as many as are left of an item that others have bought meanwhile', async () => {
  const updateItemInBasket = answer([buildItem({ quantity: 2 })])
  const inventory = { id: 'i', orderable: true, stockLevel: 2 }
  openCart([buildItem({ quantity: 5, c_orderable: false })], { updateItemInBasket }, {}, { inventory })
  // Beside what closes the way to checkout, which panel and checkout show as well.
  await userEvent.click(await screen.findByRole('button', { name: 'Change the quantity to 2 (Sencha)' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('2'))
  expect(await updates()).toMatchObject([
    { path: expect.stringMatching(/\/basket-1\/items\/item-1$/), body: { quantity: 2 } }
  ])
})

it('closes the way to checkout while an item is offline', async () => {
  openCart([buildItem({ c_purchasable: false })])
  expect(await screen.findByText('No longer available. Please remove it to continue.')).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

const card = {
  giftCertificateItems: [{ giftCertificateItemId: 'g1', amount: 25, c_productName: 'Gift card' }],
  c_giftCertificateTotal: 25,
  productTotal: 0
}

it('shows a cart that holds a gift certificate alone, and lets it be ordered and removed', async () => {
  openCart([], { removeGiftCertificateItemFromBasket: answer([]) }, card)
  expect(await screen.findByRole('heading', { name: 'Gift card' })).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).not.toBeInTheDocument()
  for (const button of screen.getAllByRole('link', { name: 'Go to checkout' })) expect(button).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card' }))
  expect(await screen.findByText("There're no items in the basket")).toBeVisible()
})

it('closes the way to checkout while a gift certificate cannot be bought', async () => {
  const [item] = card.giftCertificateItems
  openCart([], {}, { ...card, giftCertificateItems: [{ ...item, c_purchasable: false }] })
  expect(await screen.findByText('No longer available. Please remove it to continue.')).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

it('offers a removed item back and takes the focus there', async () => {
  const addItemToBasket = answer([buildItem({ quantity: 3 })])
  openCart([buildItem({ quantity: 3 })], {
    removeItemFromBasket: answer([]),
    addItemToBasket
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undo).toHaveFocus())
  expect(screen.getByText("There're no items in the basket")).toBeVisible()
  await userEvent.click(undo)
  expect(await sandbox.callsTo('addItemToBasket')).toMatchObject([
    { body: [{ productId: '100000000000000001', quantity: 3, price: 10 }] }
  ])
  expect(await screen.findByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('3')
})

it('goes on offering a removed item when putting it back was refused', async () => {
  openCart([buildItem({ quantity: 3 })], {
    removeItemFromBasket: answer([]),
    addItemToBasket: outOfStock
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Sencha: only 1 left.')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('tells who follows the shop from outside of a changed quantity, once the platform has taken it', async () => {
  const follow = jest.fn()
  window.addEventListener('add-to-cart-success', follow, { once: true })
  openCart([buildItem()], {
    updateItemInBasket: answer([buildItem({ quantity: 2 })])
  })
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }))
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1))
  const [{ detail }] = follow.mock.calls[0] as [CustomEvent]
  expect(detail).toMatchObject({ productIds: ['100000000000000001'], isChange: true })
})

it('goes in the steps of a product that is sold by the pair', async () => {
  const product = { minOrderQuantity: 2, stepQuantity: 2, c_basePrice: '(EUR 0.05 / 1 filter)' }
  openCart([buildItem({ quantity: 4 })], {}, {}, product)
  // The steps come with the rest of the catalogue's data.
  await screen.findByText('(EUR 0.05 / 1 filter)')
  const field = screen.getByRole('textbox', { name: 'Quantity of Sencha' })
  await userEvent.clear(field)
  await userEvent.type(field, '3')
  await userEvent.tab()
  expect(screen.getByText('Please enter a whole number from 2 to 10, in steps of 2.')).toBeVisible()
  expect(field).toHaveValue('4')
})

it('says nothing of an updated cart when a change is refused', async () => {
  openCart([buildItem()], { updateItemInBasket: outOfStock })
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Sencha: only 1 left.')
  expect(screen.queryByText(/Cart updated/)).not.toBeInTheDocument()
})

it('lets a chosen bonus be removed, and none that comes by itself', async () => {
  const bonus = { bonusProductLineItem: true }
  openCart([
    buildItem({ itemId: 'gift', productName: 'Shortbread', ...bonus }),
    buildItem({ itemId: 'choice', productName: 'Assam', ...bonus, bonusDiscountLineItemId: 'offer' })
  ])
  expect(await screen.findByRole('button', { name: 'Remove Assam' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Shortbread' })).not.toBeInTheDocument()
})

it('leaves the quantity of a bonus that comes by itself to the platform', async () => {
  openCart([buildItem({ bonusProductLineItem: true, quantity: 2 })])
  expect(await screen.findByText('Quantity 2')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Quantity/ })).not.toBeInTheDocument()
})

it('offers back what the platform has removed although its answer was lost', async () => {
  const items = [buildItem()]
  openCart(items, {
    removeItemFromBasket: () => {
      items.length = 0
      return lost()
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('does not put a line back twice when the answer to the first time was lost', async () => {
  const items = [buildItem()]
  openCart(items, {
    removeItemFromBasket: answer([]),
    addItemToBasket: lost
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('textbox', { name: 'Quantity of Sencha' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('tells who follows the shop from outside what was removed', async () => {
  const follow = jest.fn()
  window.addEventListener('remove-from-cart', follow, { once: true })
  openCart([buildItem({ quantity: 3 })], { removeItemFromBasket: answer([]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await screen.findByRole('button', { name: 'Undo' })
  const [{ detail }] = follow.mock.calls[0] as [CustomEvent]
  expect(detail).toMatchObject({ productId: '100000000000000001', quantity: 3, unitPrice: 10 })
})

it('closes the way to checkout below the least order, and says how many boxes are missing', async () => {
  openCart([buildItem()], {}, { c_quantityOfBrews: 1, c_minBoxesOrder: 4, c_remainingBrewsToMinimum: 3 })
  expect(
    await screen.findByText('The minimum order is 4 boxes of tea. Please add 3 more boxes.')
  ).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

it('names each item that keeps the cart from being ordered', async () => {
  openCart([
    buildItem({ c_purchasable: false }),
    buildItem({ itemId: 'rare', productName: 'Rare', c_orderable: false })
  ])
  expect(await screen.findByText('Sencha is no longer available. Please remove it.')).toBeVisible()
  expect(
    screen.getByText('Rare is not available in this quantity. Please choose fewer or remove it.')
  ).toBeVisible()
})

it('says what a product costs per measure, as its tile does', async () => {
  openCart([buildItem()], {}, {}, { c_basePriceAmount: 9.9, c_basePriceUnit: '100 g' })
  expect(await screen.findByText('(EUR 9.90 / 100 g)')).toBeVisible()
})

it('names each reduction of an item, also one that the platform does not name', async () => {
  const priceAdjustments = [{ promotionId: 'autumn', itemText: 'Autumn', price: -2 }]
  openCart([buildItem({ priceAfterItemDiscount: 7, priceAdjustments })])
  const reductions = await screen.findByRole('list', { name: 'Discounts' })
  expect(reductions).toHaveTextContent('Autumn-EUR 2.00Discount-EUR 1.00')
})

it('says what a reduced product cost least in the last month', async () => {
  openCart([buildItem()], {}, {}, { c_lastMonthPrice: 8.5 })
  expect(await screen.findByText('Lowest price of the last 30 days: EUR 8.50')).toBeVisible()
})
