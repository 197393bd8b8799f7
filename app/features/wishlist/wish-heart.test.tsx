import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import type { Platform } from '../../platform/platform'
import { Toasts } from '../../ui/overlay/toasts'
import { useWishHearts } from './wish-heart'

const SENCHA = { id: '100000000000000101', name: 'Sencha' }
const ROOIBOS = { id: '100000000000000102', name: 'Rooibos' }

function Hearts() {
  const heart = useWishHearts()
  return (
    <>
      {heart(SENCHA)}
      {heart(ROOIBOS)}
      <Toasts label="Messages" />
    </>
  )
}

/** Hearts of a shopper in this `state`, with Rooibos on the wishlist already. */
function openHearts(state: string, path = '/en/shop?sort=brand') {
  const world = [{ id: 'i', productId: ROOIBOS.id, quantity: 1, public: false, priority: 1, type: 'product' }]
  const calls = {
    getCustomerProductLists: jest.fn(() =>
      Promise.resolve({ data: [{ id: 'l', name: 'wish_list', customerProductListItems: [...world] }] })
    ),
    createCustomerProductListItem: jest.fn((_list: object, { productId }: { productId: string }) => {
      world.push({ ...world[0]!, id: 'j', productId })
      return Promise.resolve({})
    }),
    updateCustomerProductListItem: jest.fn(() => {
      world.pop()
      return Promise.resolve({ status: 204 })
    })
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    family: () => ({ ...calls, getState: () => state, onChange: () => () => undefined })
  } as unknown as Platform
  const { history } = renderWithProviders(<Hearts />, { platform, path })
  return { ...calls, where: () => history.location.pathname + history.location.search }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it.each(['guest', 'lapsed'])('leads a %s to the login, which comes back and knows the wish', async state => {
  const { where, getCustomerProductLists } = openHearts(state)
  await press('Add Sencha to your wishlist')
  expect(where()).toBe(`/en/login?redirectUrl=%2Fshop%3Fsort%3Dbrand&wish=${SENCHA.id}`)
  expect(getCustomerProductLists).not.toHaveBeenCalled()
})

it('adds a product, announces it and fires the event', async () => {
  const heard = jest.fn()
  window.addEventListener('wishlist-change', ({ detail }) => heard(detail), { once: true })
  const { createCustomerProductListItem } = openHearts('registered')
  await screen.findByRole('button', { name: 'Remove Rooibos from your wishlist' })
  await press('Add Sencha to your wishlist')
  expect(await screen.findByText('The product was added to your wishlist.')).toBeVisible()
  expect(createCustomerProductListItem).toHaveBeenCalledWith(
    { customerId: 'c', listId: 'l' },
    { productId: SENCHA.id, quantity: 1 }
  )
  expect(heard).toHaveBeenCalledWith({ change: 'add', productId: SENCHA.id })
  expect(await screen.findByRole('button', { name: 'Remove Sencha from your wishlist' })).toBeVisible()
})

it('removes a product and says so', async () => {
  openHearts('registered')
  await press('Remove Rooibos from your wishlist')
  expect(await screen.findByText('The product was removed from your wishlist.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add Rooibos to your wishlist' })).toBeVisible()
})

it('says so when a product cannot be added, and leaves the heart as it was', async () => {
  const { createCustomerProductListItem } = openHearts('registered')
  createCustomerProductListItem.mockRejectedValueOnce(new Error('down'))
  await press('Add Sencha to your wishlist')
  expect(
    await screen.findByText(
      'An error occurred while adding an item from your wishlist. Please try again later.'
    )
  ).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add Sencha to your wishlist' })).toHaveAttribute(
      'aria-busy',
      'false'
    )
  )
})

it('says so when a product cannot be removed', async () => {
  const { updateCustomerProductListItem } = openHearts('registered')
  updateCustomerProductListItem.mockRejectedValueOnce(new Error('down'))
  await press('Remove Rooibos from your wishlist')
  expect(
    await screen.findByText(
      'An error occurred while removing an item from your wishlist. Please try again later.'
    )
  ).toBeVisible()
})
