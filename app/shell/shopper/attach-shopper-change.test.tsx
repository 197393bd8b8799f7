import { waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { shopperSession } from '../../platform/session/shopper-session'
import { readMyStore } from '../../visit/my-store'
import { createQueryClient } from '../../platform/query-object'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { buildIntl } from '../../../tests/factories/intl'
import { attachShopperChange } from './attach-shopper-change'
import { byPassword } from '../../platform/session/login-ways'

afterAll(closeChannels)

const sandbox = serveSandbox()
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))

function openTab() {
  const platform = sandbox.openPlatform()
  const session = platform.family(shopperSession)
  const client = createQueryClient()
  const access = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const attach = () => attachShopperChange(access, buildIntl())
  return {
    client,
    platform,
    session,
    attach,
    logIn: () => session.login(byPassword(ANNA.username, ANNA.password))
  }
}

it('listens once, however often it is attached', () => {
  const { session, attach } = openTab()
  const listen = jest.spyOn(session, 'onChange')
  expect(attach()).toBe(attach())
  expect(listen).toHaveBeenCalledTimes(1)
})

it('brings the store of the account to the device that a customer logs in on', async () => {
  const { platform, session, logIn, attach } = openTab()
  await logIn()
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProfile).updateCustomer({ customerId }, { c_myStoreId: 'de-hamburg' })
  await session.logout()
  attach()
  await logIn()
  await waitFor(() => expect(readMyStore('jasmin')).toMatchObject({ id: 'de-hamburg' }))
})

it('forgets the former shopper at a login or logout in any tab', async () => {
  const { client, logIn, attach } = openTab()
  attach()
  client.setQueryData(['customer'], 'Ida')
  await logIn()
  expect(client.getQueryData(['customer'])).toBeUndefined()
})

it('keeps the guest’s basket from before a login of this tab until it has followed', async () => {
  const { client, session, logIn, attach } = openTab()
  const settle = await attach()()
  client.setQueryData(['basket'], null)
  await logIn()
  expect(client.getQueryData(['basket'])).toBeNull()
  await settle()
  client.setQueryData(['basket'], 'of the customer')
  await session.logout()
  expect(client.getQueryData(['basket'])).toBeNull()
})

it.each([
  ['asks who the shopper is when there may have been a logout meanwhile', 'guest'],
  ['asks who the shopper is when another customer may have logged in meanwhile', 'registered']
] as const)('a customer’s page that comes back from the browser’s cache %s', async (_what, authType) => {
  const { session, logIn, attach } = openTab()
  attach()
  await logIn()
  const getAccessToken = jest.spyOn(session, 'getAccessToken')
  jest.spyOn(session, 'getAuthType').mockReturnValue(authType)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getAccessToken).toHaveBeenCalledTimes(1)
})

it('a guest’s page that comes back from the browser’s cache asks nothing', () => {
  const { session, attach } = openTab()
  attach()
  const getAccessToken = jest.spyOn(session, 'getAccessToken')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getAccessToken).not.toHaveBeenCalled()
})
