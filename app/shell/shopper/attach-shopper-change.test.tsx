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
  const become = (authType: string) => {
    world.authType = authType
    listeners.forEach(listener => listener())
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [] }) },
    family: () => ({
      getAuthType: () => world.authType,
      onChange: (listener: () => void) => listeners.push(listener)
    })
  } as unknown as Platform
  const client = createQueryClient()
  const access = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const attach = () => attachShopperChange(access, () => ({ kind: 'error', code: 'x', message: 'x' }))
  return { client, listeners, become, attach }
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
