import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCartItem, respondWithBasket, serveCart } from '../../../tests/factories/serve-cart'
import { chooseMyStore } from '../../visit/my-store'

const { sandbox, openCart } = serveCart()

it('disables the checkout button while an item is offline', async () => {
  openCart({ items: [buildCartItem({ c_purchasable: false })] })
  expect(await screen.findByText('No longer available. Please remove it to continue.')).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

const card = {
  giftCertificateItems: [{ giftCertificateItemId: 'g1', amount: 25, c_productName: 'Gift card' }],
  c_giftCertificateTotal: 25,
  productTotal: 0
}

it('shows a cart with only a gift certificate, which can be ordered and removed', async () => {
  openCart({
    items: [],
    changes: { removeGiftCertificateItemFromBasket: respondWithBasket([]) },
    basket: card
  })
  expect(await screen.findByRole('heading', { name: 'Gift card' })).toBeVisible()
  expect(screen.queryByText("There're no items in the basket")).not.toBeInTheDocument()
  for (const button of screen.getAllByRole('link', { name: 'Go to checkout' })) expect(button).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card' }))
  expect(await screen.findByText("There're no items in the basket")).toBeVisible()
})

it('disables the checkout button while a gift certificate cannot be bought', async () => {
  const [item] = card.giftCertificateItems
  openCart({ items: [], basket: { ...card, giftCertificateItems: [{ ...item, c_purchasable: false }] } })
  expect(await screen.findByText('No longer available. Please remove it to continue.')).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

it('disables the checkout button below the minimum order, and shows the number of missing boxes', async () => {
  openCart({
    items: [buildCartItem()],
    basket: { c_quantityOfBrews: 1, c_minBoxesOrder: 4, c_remainingBrewsToMinimum: 3 }
  })
  expect(
    await screen.findByText('The minimum order is 4 boxes of tea. Please add 3 more boxes.')
  ).toBeVisible()
  for (const button of screen.getAllByRole('button', { name: 'Go to checkout' }))
    expect(button).toBeDisabled()
})

it('names each item that prevents the order', async () => {
  openCart({
    items: [
      buildCartItem({ c_purchasable: false }),
      buildCartItem({ itemId: 'rare', productName: 'Rare', c_orderable: false })
    ]
  })
  expect(await screen.findByText('Sencha is no longer available. Please remove it.')).toBeVisible()
  expect(
    screen.getByText('Rare is not available in this quantity. Please choose fewer or remove it.')
  ).toBeVisible()
})

it('shows the base price of a product per unit of measure', async () => {
  openCart({ items: [buildCartItem()], product: { c_basePriceAmount: 9.9, c_basePriceUnit: '100 g' } })
  expect(await screen.findByText('(EUR 9.90 / 100 g)')).toBeVisible()
})

it('lists each reduction of an item, also one without a name', async () => {
  const priceAdjustments = [{ promotionId: 'autumn', itemText: 'Autumn', price: -2 }]
  openCart({ items: [buildCartItem({ priceAfterItemDiscount: 7, priceAdjustments })] })
  const reductions = await screen.findByRole('list', { name: 'Discounts' })
  expect(reductions).toHaveTextContent('Autumn-EUR 2.00Discount-EUR 1.00')
})

it('shows the lowest price of the last 30 days of a reduced product', async () => {
  openCart({ items: [buildCartItem()], product: { c_lastMonthPrice: 8.5 } })
  expect(await screen.findByText('Lowest price in the last 30 days: EUR 8.50')).toBeVisible()
})

it('says that the stock of my store is not known, and asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const berlin = { id: 'de-berlin', inventoryId: 'inventory-de-berlin', name: 'jasmin & puro Berlin' }
  chooseMyStore('jasmin', berlin)
  openCart({ items: [buildCartItem()] })
  let isDown = true
  sandbox.respond('getProducts', ({ request }) => {
    if (!new URL(request.url).searchParams.has('inventoryIds')) return undefined
    if (isDown) return new Response('<html>', { status: 502 })
    const stock = { id: berlin.inventoryId, ats: 9, stockLevel: 9, orderable: true }
    return Response.json({ data: [{ id: '100000000000000001', inventories: [stock] }], total: 1 })
  })
  expect(await screen.findByText('We cannot tell at the moment what the store has in stock.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Pick up in my store Sencha' })).toBeVisible()
  expect(screen.queryByText('We cannot tell at the moment what the store has in stock.')).toBeNull()
  localStorage.clear()
})
