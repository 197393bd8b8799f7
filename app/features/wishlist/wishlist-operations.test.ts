import { RARE, startSandbox, TEA, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { createQueryClient } from '../../platform/query-object'
import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import type { Wishlist } from './wishlist'
import { addToWishlist } from './add-to-wishlist'
import { changeWishlistItem, removeFromWishlist } from './change-wishlist-item'
import { type WishlistAccess, WISHLIST_KEY, wishlistQuery } from './wishlist-query'

let sandbox: TestSandbox
let access: WishlistAccess
beforeEach(async () => {
  sandbox = await startSandbox()
  const { usid } = await sandbox.loginGuest()
  const { token } = await sandbox.loginCustomer(usid)
  access = { client: createQueryClient(), platform: createShopPlatform(sandbox.origin, token) }
})
afterEach(async () => {
  access.client.clear()
  await sandbox.stop()
})

const read = () => access.client.fetchQuery({ ...wishlistQuery(access.platform), staleTime: 0 })
const items = async () =>
  (await read())?.items.map(({ productId, quantity }) => [productId, quantity] as const)
const listAll = async () => {
  const customerId = await access.platform.getCustomerId()
  return (await access.platform.family(shopperProductLists).getCustomerProductLists({ customerId })).data
}

it('knows no wishlist before something is put on it', async () => {
  await expect(read()).resolves.toBeNull()
})

it('creates the list named wish_list with its first item, which is private, of priority 1 and one product', async () => {
  await addToWishlist(access, TEA)
  expect(await listAll()).toMatchObject([
    {
      name: 'wish_list',
      type: 'wish_list',
      customerProductListItems: [{ productId: TEA, quantity: 1, public: false, priority: 1, type: 'product' }]
    }
  ])
})

it('adds to the list that is there, and a product once', async () => {
  await addToWishlist(access, TEA)
  await addToWishlist(access, RARE)
  await addToWishlist(access, TEA)
  expect(await items()).toEqual([
    [TEA, 1],
    [RARE, 1]
  ])
  expect(await listAll()).toHaveLength(1)
})

it('marks the known wishlist as old after each change', async () => {
  const isOld = () => access.client.getQueryState(WISHLIST_KEY)?.isInvalidated
  access.client.setQueryData<Wishlist | null>(WISHLIST_KEY, null)
  await addToWishlist(access, TEA)
  expect(isOld()).toBe(true)
  access.client.setQueryData<Wishlist | null>(WISHLIST_KEY, null)
  await removeFromWishlist(access, TEA)
  expect(isOld()).toBe(true)
})

it('changes a quantity, and deletes the item whose quantity is set to 0', async () => {
  await addToWishlist(access, TEA)
  await changeWishlistItem(access, TEA, 3)
  expect(await items()).toEqual([[TEA, 3]])
  await changeWishlistItem(access, TEA, 0)
  expect(await items()).toEqual([])
})

it.each([
  ['no list', async () => undefined],
  ['a list of other products', () => addToWishlist(access, RARE)]
])('only warns when a product is removed that is not there, with %s', async (_what, prepare) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await prepare()
  await expect(removeFromWishlist(access, TEA)).resolves.toBeUndefined()
  expect(warn.mock.calls).toEqual([[`wishlist: product ${TEA} is not in the list`]])
})
