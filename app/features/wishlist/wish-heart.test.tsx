import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import type { ShopperState } from '../../platform/session/session'
import { Toasts } from '../../ui/overlay/toasts'
import { addToWishlist } from './add-to-wishlist'
import { readWishlist } from './read-wishlist'
import { useWishHearts } from './wish-heart'

const sandbox = serveSandbox()

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

/** A shopper in this `state`; Anna has Rooibos on her wishlist already. */
async function prepare(state: ShopperState) {
  const platform = sandbox.openPlatform({ state })
  if (state === 'registered') await addToWishlist({ client: createQueryClient(), platform }, ROOIBOS.id)
  sandbox.forgetCalls()
  return platform
}

function openHearts(platform: Platform, path = '/en/shop?sort=brand') {
  const { history } = renderWithProviders(<Hearts />, { platform, path })
  return { where: () => history.location.pathname + history.location.search }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it.each(['guest', 'lapsed'] as const)(
  'leads a %s to the login, which comes back and knows the wish',
  async state => {
    const { where } = openHearts(await prepare(state))
    await press('Add Sencha to your wishlist')
    expect(where()).toBe(`/en/login?redirectUrl=%2Fshop%3Fsort%3Dbrand&wish=${SENCHA.id}`)
    expect(await sandbox.callsTo('getCustomerProductLists')).toEqual([])
  }
)

it('adds a product, announces it and fires the event', async () => {
  const heard = jest.fn()
  window.addEventListener('wishlist-change', ({ detail }) => heard(detail), { once: true })
  const platform = await prepare('registered')
  openHearts(platform)
  await screen.findByRole('button', { name: 'Remove Rooibos from your wishlist' })
  await press('Add Sencha to your wishlist')
  expect(await screen.findByText('The product was added to your wishlist.')).toBeVisible()
  expect((await readWishlist(platform))?.items).toMatchObject([
    { productId: ROOIBOS.id },
    { productId: SENCHA.id, quantity: 1 }
  ])
  expect(heard).toHaveBeenCalledWith({ change: 'add', productId: SENCHA.id })
  expect(await screen.findByRole('button', { name: 'Remove Sencha from your wishlist' })).toBeVisible()
})

it('removes a product and says so', async () => {
  const platform = await prepare('registered')
  openHearts(platform)
  await press('Remove Rooibos from your wishlist')
  expect(await screen.findByText('The product was removed from your wishlist.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Add Rooibos to your wishlist' })).toBeVisible()
  expect((await readWishlist(platform))?.items).toEqual([])
})

it('says so when a product cannot be added, and leaves the heart as it was', async () => {
  openHearts(await prepare('registered'))
  sandbox.refuse('createCustomerProductListItem', 503)
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
  openHearts(await prepare('registered'))
  sandbox.refuse('deleteCustomerProductListItem', 503)
  await press('Remove Rooibos from your wishlist')
  expect(
    await screen.findByText(
      'An error occurred while removing an item from your wishlist. Please try again later.'
    )
  ).toBeVisible()
})
