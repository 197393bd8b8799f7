import Cookies from 'js-cookie'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { attachShopperChange } from './attach-shopper-change'

afterAll(closeChannels)

function openTab() {
  jest.spyOn(Cookies, 'get').mockReturnValue('guest' as never)
  const listeners: (() => void)[] = []
  const world = { authType: 'guest' }
  const getAccessToken = jest.fn(() => Promise.resolve('token'))
  const become = (authType: string) => {
    world.authType = authType
    listeners.forEach(listener => listener())
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [] }) },
    family: () => ({
      getAccessToken,
      getAuthType: () => world.authType,
      onChange: (listener: () => void) => listeners.push(listener)
    })
  } as unknown as Platform
  const client = createQueryClient()
  const access = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const attach = () => attachShopperChange(access, () => ({ kind: 'error', code: 'x', message: 'x' }))
  return { client, listeners, world, getAccessToken, become, attach }
}

it('listens once, however often it is attached', () => {
  const { listeners, attach } = openTab()
  expect(attach()).toBe(attach())
  expect(listeners).toHaveLength(1)
})

it('forgets the former shopper at a login or logout in any tab', () => {
  const { client, become, attach } = openTab()
  attach()
  client.setQueryData(['customer'], 'Ida')
  become('registered')
  expect(client.getQueryData(['customer'])).toBeUndefined()
})

it('keeps the guest’s basket from before a login of this tab until it has followed', async () => {
  const { client, become, attach } = openTab()
  const settle = await attach()()
  client.setQueryData(['basket'], null)
  become('registered')
  expect(client.getQueryData(['basket'])).toBeNull()
  await settle()
  client.setQueryData(['basket'], 'of the customer')
  become('guest')
  expect(client.getQueryData(['basket'])).toBeNull()
})

it.each([
  ['asks who the shopper is when somebody has logged out meanwhile', 'guest', 1],
  ['asks nothing when the shopper is the same', 'registered', 0]
])('a page that comes back from the browser’s cache %s', (_what, authType, times) => {
  const { world, getAccessToken, become, attach } = openTab()
  attach()
  become('registered')
  world.authType = authType
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getAccessToken).toHaveBeenCalledTimes(times)
})
