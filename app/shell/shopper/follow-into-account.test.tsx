import Cookies from 'js-cookie'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { followIntoAccount } from './follow-into-account'

afterAll(closeChannels)

function openTab(baskets: () => Promise<unknown>) {
  jest.spyOn(Cookies, 'get').mockReturnValue('guest' as never)
  const world = { authType: 'guest' }
  const mergeBasket = jest.fn(() => Promise.resolve({ basketId: 'merged' } as object))
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: { getCustomerBaskets: baskets },
    family: () => ({ mergeBasket, getAuthType: () => world.authType })
  } as unknown as Platform
  const client = createQueryClient()
  const access = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const describe = jest.fn(() => ({ kind: 'error' as const, code: 'x', message: 'x' }))
  return { world, mergeBasket, client, describe, follow: () => followIntoAccount(access, describe) }
}
const full = () =>
  Promise.resolve({ baskets: [{ basketId: 'b', currency: 'EUR', productItems: [{ quantity: 1 }] }] })

it('the guest’s basket is merged after the login, and not before', async () => {
  const { world, mergeBasket, client, follow } = openTab(full)
  const settle = await follow()
  expect(mergeBasket).not.toHaveBeenCalled()
  world.authType = 'registered'
  await settle()
  expect(mergeBasket).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(['basket'])).toMatchObject({ basketId: 'merged' })
})

it('nothing is merged when the login has failed', async () => {
  const { mergeBasket, follow } = openTab(full)
  await (
    await follow()
  )()
  expect(mergeBasket).not.toHaveBeenCalled()
})

it('a basket that cannot be read before the login is merged all the same', async () => {
  const { world, mergeBasket, follow } = openTab(() =>
    Promise.reject(new PlatformError({ kind: 'network', operation: 'getCustomerBaskets' }))
  )
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const settle = await follow()
  world.authType = 'registered'
  await settle()
  expect(mergeBasket).toHaveBeenCalledTimes(1)
})

it('a merge that fails is said, and the login stands', async () => {
  const { world, mergeBasket, describe, follow } = openTab(full)
  const refusal = new PlatformError({ kind: 'fault', operation: 'mergeBasket', status: 400 })
  mergeBasket.mockRejectedValue(refusal)
  const settle = await follow()
  world.authType = 'registered'
  await expect(settle()).resolves.toBeUndefined()
  expect(describe).toHaveBeenCalledWith(refusal)
})
