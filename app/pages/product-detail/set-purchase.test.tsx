import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildProduct } from '../../../tests/factories/catalogue'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { AddedToCart } from '../../features/basket/components/added-to-cart'
import { BasketAlerts } from '../../features/basket/components/basket-alerts'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { BuyBox } from '../../features/catalogue/purchase/buy-box'
import { usePurchase } from '../../features/catalogue/purchase/use-purchase'

const part = (productId: string, name: string, orderable: boolean) => ({
  productId,
  name,
  quantity: 1,
  price: 5,
  orderable,
  to: '/'
})
const set = buildProduct({
  kind: 'set',
  name: 'Spring greeting',
  parts: [part('1', 'Cherry blossom', false), part('2', 'White peach', true)]
})

function SetPurchase({ product = set }: { product?: typeof set }) {
  const purchase = usePurchase(product, 0, useAddToBasket())
  return (
    <>
      <BuyBox product={product} open={[]} purchase={purchase} />
      <BasketAlerts />
      <AddedToCart />
    </>
  )
}

const sandbox = serveSandbox()
const ADD = 'addItemToBasket'
const buildAnswer = (...productItems: object[]) => ({ basketId: 'basket-1', currency: 'EUR', productItems })

/** Presses the button of a set without its cherry blossom; the test answers the add. */
function openSet(product = set) {
  sandbox.reply('getCustomerBaskets', { baskets: [buildAnswer()], total: 1 })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  renderWithProviders(<SetPurchase product={product} />, { platform: sandbox.openPlatform() })
  return userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
}

const readMessages = () =>
  [...document.querySelectorAll('.message')].map(message => message.textContent?.trim())

afterEach(closeChannels)

it('says once that nothing was added, and no more of it', async () => {
  sandbox.refuse(ADD, 400, {
    type: 'product-item-not-available',
    arguments: { statusCode: 'NOT_ENOUGH_STOCK', statusMessage: 'White peach: sold out.' }
  })
  await openSet()
  expect(await screen.findByRole('alert')).toHaveTextContent('White peach: sold out.')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-busy')
  )
  expect(readMessages()).toEqual(['White peach: sold out.'])
})

/** One peach more with each add. */
function answerWithPeaches() {
  let peaches = 0
  sandbox.respond(ADD, () => {
    peaches += 1
    return Response.json(
      buildAnswer({ itemId: 'a', productId: '2', productName: 'White peach', quantity: peaches, price: 5 })
    )
  })
}
function addPeach() {
  answerWithPeaches()
  return openSet()
}

it('says where the shopper looks after an add that a part of the set was left out', async () => {
  await addPeach()
  const panel = await screen.findByRole('dialog', { name: 'Cart (1)' })
  const warning = within(panel).getByRole('alert')
  expect(warning).toHaveTextContent('Item(s) could not be added to the basket')
  expect(warning).toHaveTextContent('At least one item from this set is not orderable at the moment')
  expect(warning.closest('[data-code]')).toHaveAttribute('data-code', 'non_orderable_product')
  expect(readMessages()).toHaveLength(1)
})

it('says that a part was refused by a platform that adds the others', async () => {
  const both = buildProduct({
    kind: 'set',
    name: 'Spring greeting',
    parts: [part('1', 'Cherry blossom', true), part('2', 'White peach', true)]
  })
  answerWithPeaches()
  await openSet(both)
  const panel = await screen.findByRole('dialog', { name: 'Cart (1)' })
  expect(within(panel).getByRole('alert')).toHaveTextContent('At least one item from this set')
})

it('says that nothing was added where the answer has nothing of it', async () => {
  sandbox.reply(ADD, buildAnswer())
  await openSet()
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot add product to basket')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('fires an event of the window with the added products', async () => {
  const follow = jest.fn()
  window.addEventListener('add-to-cart-success', follow, { once: true })
  await addPeach()
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1))
  const [{ detail }] = follow.mock.calls[0] as [CustomEvent]
  expect(detail).toMatchObject({ productIds: ['2'], basket: { basketId: 'basket-1' } })
})

it('closes the panel, and opens it again with the next add', async () => {
  await addPeach()
  const panel = await screen.findByRole('dialog')
  await userEvent.click(await within(panel).findByRole('button', { name: 'Continue shopping' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('says before the add what the set comes without', async () => {
  renderWithProviders(<SetPurchase />)
  expect(screen.getByText(/without Cherry blossom/i)).toBeVisible()
})
