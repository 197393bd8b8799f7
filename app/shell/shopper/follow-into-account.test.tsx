import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { SENCHA } from '../../../tests/factories/placed-order'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { createQueryClient } from '../../platform/query-object'
import { shopperSession } from '../../platform/session/shopper-session'
import { followIntoAccount } from './follow-into-account'
import { byPassword } from '../../platform/session/login-ways'

const sandbox = serveSandbox()
const MERGE = 'mergeBasket'
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))
afterAll(closeChannels)

/** The tab of a guest who has a tea in the basket. */
async function openTab() {
  const platform = sandbox.openPlatform()
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform.baskets.addItemToBasket({ basketId }, [{ productId: SENCHA, quantity: 1 }])
  const client = createQueryClient()
  const access = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const describe = jest.fn(() => ({ kind: 'error' as const, code: 'x', message: 'x' }))
  const { login } = platform.family(shopperSession)
  return {
    client,
    describe,
    logIn: () => login(byPassword(ANNA.username, ANNA.password)),
    follow: () => followIntoAccount(access, describe)
  }
}

it('the guest’s basket is merged after the login, and not before', async () => {
  const { client, logIn, follow } = await openTab()
  const settle = await follow()
  await logIn()
  expect(await sandbox.callsTo(MERGE)).toEqual([])
  await settle()
  expect(await sandbox.callsTo(MERGE)).toHaveLength(1)
  expect(client.getQueryData(['basket'])).toMatchObject({ lines: [{ productId: SENCHA, quantity: 1 }] })
})

it('nothing is merged when the login has failed', async () => {
  const { follow } = await openTab()
  const settle = await follow()
  await settle()
  expect(await sandbox.callsTo(MERGE)).toEqual([])
})

it('a basket that cannot be read before the login is merged all the same', async () => {
  const { logIn, follow } = await openTab()
  sandbox.respond('getCustomerBaskets', () => HttpResponse.error(), { once: true })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const settle = await follow()
  await logIn()
  await settle()
  expect(await sandbox.callsTo(MERGE)).toHaveLength(1)
})

it('a merge that fails is reported, and the login succeeds', async () => {
  const { logIn, describe, follow } = await openTab()
  sandbox.refuse(MERGE, 400)
  const settle = await follow()
  await logIn()
  await expect(settle()).resolves.toBeUndefined()
  expect(describe).toHaveBeenCalledWith(expect.objectContaining({ operation: MERGE, status: 400 }))
})
