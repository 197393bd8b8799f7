import { act, render, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { buildSiteContext } from '../../../tests/factories/app-config'
import { withProviders } from '../../../tests/factories/with-providers'
import { openBraze } from '../../features/marketing/open-braze'
import type { Platform } from '../../platform/platform'
import { sessionCookieName } from '../../platform/session/session'
import { MarketingServices } from './marketing-services'

jest.mock('../../features/marketing/open-braze', () => ({ openBraze: jest.fn() }))

const { site } = buildSiteContext()
const MARKER = sessionCookieName('marker', site.id)
const tool = {
  changeUser: jest.fn(),
  setLanguage: jest.fn(),
  sendLastViewedProduct: jest.fn(),
  followCards: jest.fn(),
  canPush: () => false,
  end: jest.fn()
}
const getCustomer = jest.fn()
const platform = {
  getCustomerId: async () => 'abc',
  family: () => ({ getCustomer })
} as unknown as Platform

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(openBraze).mockReturnValue(tool as never)
  Cookies.set(MARKER, 'registered')
})
afterEach(() => {
  Cookies.remove(MARKER)
  localStorage.clear()
})

const show = () => render(withProviders(<MarketingServices path="/" landingPath="/" />, { platform }))

it('names a registered customer to the marketing tool, by customer number and language', async () => {
  getCustomer.mockResolvedValue({ customerId: 'abc', customerNo: '00012345', authType: 'registered' })
  show()
  await waitFor(() => expect(tool.changeUser).toHaveBeenCalledTimes(1))
  expect(tool.changeUser).toHaveBeenCalledWith('00012345')
  expect(tool.setLanguage).toHaveBeenLastCalledWith('en')
})

it('names no guest, and tells only the language', async () => {
  getCustomer.mockResolvedValue({ customerId: 'abc', customerNo: '00012345', authType: 'guest' })
  show()
  await act(async () => undefined)
  await waitFor(() => expect(getCustomer).toHaveBeenCalled())
  await act(async () => undefined)
  expect(openBraze).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }))
  expect(tool.changeUser).not.toHaveBeenCalled()
})

it('tells nothing to a tool that does not open', async () => {
  jest.mocked(openBraze).mockReturnValue(undefined)
  getCustomer.mockResolvedValue({ customerId: 'abc', customerNo: '00012345', authType: 'registered' })
  show()
  await waitFor(() => expect(getCustomer).toHaveBeenCalled())
  await act(async () => undefined)
  expect(tool.changeUser).not.toHaveBeenCalled()
})

it('ends the tool when the consent is withdrawn', async () => {
  getCustomer.mockResolvedValue({ customerId: 'abc', authType: 'guest' })
  const { unmount } = show()
  await waitFor(() => expect(getCustomer).toHaveBeenCalled())
  unmount()
  expect(tool.end).toHaveBeenCalledTimes(1)
})
