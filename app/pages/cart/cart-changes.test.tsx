import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpResponseResolver } from 'msw'
import { fakePageTimers, waitInRealTime } from '../../../tests/factories/real-time'
import {
  buildCartItem,
  loseResponse,
  refuseForStock,
  respondWithBasket,
  serveCart
} from '../../../tests/factories/serve-cart'

const { sandbox, openCart } = serveCart()
const updates = () => sandbox.callsTo('updateItemInBasket')

it('restores the quantity and shows the reason for 4 seconds when a change is refused', async () => {
  fakePageTimers()
  const user = userEvent.setup({ advanceTimers: time => jest.advanceTimersByTime(time) })
  openCart({ items: [buildCartItem()], changes: { updateItemInBasket: refuseForStock } })
  await waitInRealTime(() => expect(screen.queryAllByText('Sencha')).not.toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('2')
  await waitInRealTime(() => expect(screen.queryByRole('alert')).not.toBeNull())
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Sencha: only 1 left.')
  expect(alert.closest('[data-code]')).toHaveAttribute('data-code', 'not_enough_stock')
  expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('1')
  // The query cache notifies its observers a moment later.
  await act(() => jest.advanceTimersByTimeAsync(4010))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('offers the quantity in stock when more is wanted, with one click', async () => {
  const updateItemInBasket: HttpResponseResolver = async ({ request }) => {
    const { quantity } = (await request.json()) as { quantity: number }
    return quantity > 3 ? refuseForStock() : respondWithBasket([buildCartItem({ quantity })])()
  }
  const inventory = { id: 'i', orderable: true, stockLevel: 3 }
  openCart({ items: [buildCartItem()], changes: { updateItemInBasket }, product: { inventory } })
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

it('offers the remaining stock of an item that other shoppers have bought meanwhile', async () => {
  const updateItemInBasket = respondWithBasket([buildCartItem({ quantity: 2 })])
  const inventory = { id: 'i', orderable: true, stockLevel: 2 }
  openCart({
    items: [buildCartItem({ quantity: 5, c_orderable: false })],
    changes: { updateItemInBasket },
    product: { inventory }
  })
  // Beside the obstacles to checkout, which the cart panel and the checkout show as well.
  await userEvent.click(await screen.findByRole('button', { name: 'Change the quantity to 2 (Sencha)' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity of Sencha' })).toHaveValue('2'))
  expect(await updates()).toMatchObject([
    { path: expect.stringMatching(/\/basket-1\/items\/item-1$/), body: { quantity: 2 } }
  ])
})

it('fires add-to-cart-success for a changed quantity once the platform has accepted it', async () => {
  const follow = jest.fn()
  window.addEventListener('add-to-cart-success', follow, { once: true })
  openCart({
    items: [buildCartItem()],
    changes: {
      updateItemInBasket: respondWithBasket([buildCartItem({ quantity: 2 })])
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1))
  const [{ detail }] = follow.mock.calls[0] as [CustomEvent]
  expect(detail).toMatchObject({ productIds: ['100000000000000001'], isChange: true })
})

it('changes the quantity in the steps of a product that is sold in pairs', async () => {
  const product = { minOrderQuantity: 2, stepQuantity: 2, c_basePrice: '(EUR 0.05 / 1 filter)' }
  openCart({ items: [buildCartItem({ quantity: 4 })], product })
  // The steps come with the rest of the catalogue's data.
  await screen.findByText('(EUR 0.05 / 1 filter)')
  const field = screen.getByRole('textbox', { name: 'Quantity of Sencha' })
  await userEvent.clear(field)
  await userEvent.type(field, '3')
  await userEvent.tab()
  expect(screen.getByText('Please enter a whole number from 2 to 10, in steps of 2.')).toBeVisible()
  expect(field).toHaveValue('4')
})

it('announces no updated cart when a change is refused', async () => {
  openCart({ items: [buildCartItem()], changes: { updateItemInBasket: refuseForStock } })
  await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Sencha: only 1 left.')
  expect(screen.queryByText(/Cart updated/)).not.toBeInTheDocument()
})

it('shows the quantity of an automatic bonus without a field', async () => {
  openCart({ items: [buildCartItem({ bonusProductLineItem: true, quantity: 2 })] })
  expect(await screen.findByText('Quantity 2')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Quantity/ })).not.toBeInTheDocument()
})

it('offers to undo the removal of an item and moves the focus there', async () => {
  const addItemToBasket = respondWithBasket([buildCartItem({ quantity: 3 })])
  openCart({
    items: [buildCartItem({ quantity: 3 })],
    changes: {
      removeItemFromBasket: respondWithBasket([]),
      addItemToBasket
    }
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

it('restores the quantity that was typed right before the removal', async () => {
  const changes = {
    updateItemInBasket: respondWithBasket([buildCartItem({ quantity: 2 })]),
    removeItemFromBasket: respondWithBasket([]),
    addItemToBasket: respondWithBasket([buildCartItem({ quantity: 2 })])
  }
  openCart({ items: [buildCartItem({ quantity: 7 })], changes })
  const field = await screen.findByRole('textbox', { name: 'Quantity of Sencha' })
  await userEvent.clear(field)
  await userEvent.type(field, '2')
  const remove = screen.getByRole('button', { name: 'Remove Sencha' })
  // As a browser does with one press: the field loses the focus, and the button is clicked, without a render between.
  fireEvent.blur(field, { relatedTarget: remove })
  fireEvent.click(remove)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await sandbox.callsTo('addItemToBasket')).toMatchObject([{ body: [{ quantity: 2 }] }])
})

it('keeps the undo button when restoring a removed item is refused', async () => {
  openCart({
    items: [buildCartItem({ quantity: 3 })],
    changes: {
      removeItemFromBasket: respondWithBasket([]),
      addItemToBasket: refuseForStock
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Sencha: only 1 left.')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('removes a chosen bonus, but no automatic one', async () => {
  const bonus = { bonusProductLineItem: true }
  openCart({
    items: [
      buildCartItem({ itemId: 'gift', productName: 'Shortbread', ...bonus }),
      buildCartItem({ itemId: 'choice', productName: 'Assam', ...bonus, bonusDiscountLineItemId: 'offer' })
    ]
  })
  expect(await screen.findByRole('button', { name: 'Remove Assam' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Shortbread' })).not.toBeInTheDocument()
})

it('offers to undo a removal whose response was lost', async () => {
  const items = [buildCartItem()]
  openCart({
    items,
    changes: {
      removeItemFromBasket: () => {
        items.length = 0
        return loseResponse()
      }
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('does not restore a line twice when the response to the first attempt was lost', async () => {
  const items = [buildCartItem()]
  openCart({
    items,
    changes: {
      removeItemFromBasket: respondWithBasket([]),
      addItemToBasket: loseResponse
    }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('textbox', { name: 'Quantity of Sencha' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('fires remove-from-cart with the removed product', async () => {
  const follow = jest.fn()
  window.addEventListener('remove-from-cart', follow, { once: true })
  openCart({
    items: [buildCartItem({ quantity: 3 })],
    changes: { removeItemFromBasket: respondWithBasket([]) }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sencha' }))
  await screen.findByRole('button', { name: 'Undo' })
  const [{ detail }] = follow.mock.calls[0] as [CustomEvent]
  expect(detail).toMatchObject({ productId: '100000000000000001', quantity: 3, unitPrice: 10 })
})
