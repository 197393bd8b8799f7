import Cookies from 'js-cookie'
import { buildIntl } from '../../../tests/factories/intl'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { createQueryClient } from '../../platform/query-object'
import { byPassword } from '../../platform/session/login-ways'
import { shopperSession } from '../../platform/session/shopper-session'
import { followEntry } from './follow-entry'

afterAll(closeChannels)
afterEach(() => Cookies.remove('entered_jasmin'))

const sandbox = serveSandbox()

async function openTab({ isCustomer = true } = {}) {
  Cookies.set('session_jasmin', 'guest')
  const platform = sandbox.openPlatform()
  if (isCustomer) await platform.family(shopperSession).login(byPassword(ANNA.username, ANNA.password))
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  const describe = () => ({ kind: 'error', code: 'x', message: 'x' }) as const
  return () => followEntry({ access, intl: buildIntl(), describe })
}

function countLogins() {
  const heard = jest.fn()
  window.addEventListener('login-outcome', heard)
  return heard
}

it('announces a login at a provider once, whichever tabs are open', async () => {
  const heard = countLogins()
  const follow = await openTab()
  Cookies.set('entered_jasmin', 'known')
  await Promise.all([follow(), follow()])
  await follow()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(Cookies.get('entered_jasmin')).toBeUndefined()
  expect(await sandbox.callsTo('mergeBasket')).toEqual([])
})

it('merges the guest’s basket where the server could not', async () => {
  const follow = await openTab()
  Cookies.set('entered_jasmin', 'known-unmerged')
  await Promise.all([follow(), follow()])
  expect(await sandbox.callsTo('mergeBasket')).toHaveLength(1)
})

it('does nothing for somebody who has logged out again', async () => {
  const heard = countLogins()
  const follow = await openTab({ isCustomer: false })
  Cookies.set('entered_jasmin', 'new-unmerged')
  await follow()
  expect(heard).not.toHaveBeenCalled()
  expect(await sandbox.callsTo('mergeBasket')).toEqual([])
})
