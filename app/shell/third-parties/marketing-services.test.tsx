import { setTimeout as wait } from 'node:timers/promises'
import { act, render, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { buildSiteContext } from '../../../tests/factories/app-config'
import { createMarketingTool } from '../../../tests/factories/marketing-tool'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { openBraze } from '../../features/marketing/open-braze'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { sessionCookieName } from '../../platform/session/session'
import { MarketingServices } from './marketing-services'

jest.mock('../../features/marketing/open-braze', () => ({ openBraze: jest.fn() }))

const { site } = buildSiteContext()
const MARKER = sessionCookieName('marker', site.id)
const sandbox = serveSandbox()
const { tool } = createMarketingTool()

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(openBraze).mockReturnValue(tool)
  Cookies.set(MARKER, 'registered')
})
afterEach(() => {
  Cookies.remove(MARKER)
  localStorage.clear()
})

const show = (platform = sandbox.openPlatform({ state: 'registered' })) =>
  render(withProviders(<MarketingServices path="/" landingPath="/" />, { platform }))

/** Until the page knows its shopper. */
async function waitForCustomer() {
  await waitFor(async () => expect(await sandbox.callsTo('getCustomer')).toHaveLength(1))
  await act(() => wait(20))
}

it('names a registered customer to the marketing tool, by customer number and language', async () => {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  const { customerNo } = await platform.family(shopperProfile).getCustomer({ customerId })
  show(platform)
  await waitFor(() => expect(tool.changeUser).toHaveBeenCalledTimes(1))
  expect(tool.changeUser).toHaveBeenCalledWith(customerNo)
  expect(tool.setLanguage).toHaveBeenLastCalledWith('en')
})

it('names no guest, but the language', async () => {
  sandbox.reply('getCustomer', { customerId: 'abc', customerNo: '00012345', authType: 'guest' })
  show()
  await waitForCustomer()
  expect(openBraze).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }))
  expect(tool.changeUser).not.toHaveBeenCalled()
})

it('names nobody to a tool that does not open', async () => {
  jest.mocked(openBraze).mockReturnValue(undefined)
  show()
  await waitForCustomer()
  expect(tool.changeUser).not.toHaveBeenCalled()
})

it('ends the tool when the consent is withdrawn', async () => {
  const { unmount } = show()
  await waitForCustomer()
  unmount()
  expect(tool.end).toHaveBeenCalledTimes(1)
})
