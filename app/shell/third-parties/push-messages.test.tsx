import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { createMarketingTool } from '../../../tests/factories/marketing-tool'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { readPushAnswer } from '../../features/marketing/push-answer'
import { notify } from '../../ui/overlay/notify'
import { setWorker } from '../set-worker'
import { PushMessages } from './push-messages'

jest.mock('../set-worker', () => ({ setWorker: jest.fn() }))
jest.mock('../../ui/overlay/notify', () => ({ notify: jest.fn() }))

const setWorkerMock = jest.mocked(setWorker)
const requestPermission = jest.fn(async () => 'granted')
const { tool } = createMarketingTool({ canPush: true })

beforeEach(() => {
  jest.clearAllMocks()
  setWorkerMock.mockResolvedValue(false)
  const notification = { permission: 'default', requestPermission }
  Object.defineProperty(window, 'Notification', { value: notification, configurable: true })
})
afterEach(() => {
  Cookies.remove('pushMessages')
  Reflect.deleteProperty(window, 'Notification')
})

/** The shopper entered on the home page and has navigated on. */
function lookAround() {
  const view = renderWithProviders(<PushMessages path="/" landingPath="/" tool={tool} />)
  expect(screen.queryByRole('region')).toBeNull()
  view.rerender(<PushMessages path="/shop/tea" landingPath="/" tool={tool} />)
  return screen.getByRole('region', { name: 'Shall we let you know?' })
}

it('offers them to a shopper who was on the second page before the code arrived', () => {
  renderWithProviders(<PushMessages path="/shop/tea" landingPath="/" tool={tool} />)
  expect(screen.getByRole('region')).toBeInTheDocument()
})

it('knows the first page of a visit from one that another page of the shop led to', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
  const view = renderWithProviders(<PushMessages path="/" landingPath="/" tool={tool} />)
  expect(screen.queryByRole('region')).toBeNull()
  view.unmount()
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/jasmin/de/shop/tea`)
  renderWithProviders(<PushMessages path="/" landingPath="/" tool={tool} />)
  expect(screen.getByRole('region')).toBeInTheDocument()
})

it('subscribes a shopper who says yes, once the browser permits it and its worker can show messages', async () => {
  const offer = lookAround()
  expect(requestPermission).not.toHaveBeenCalled()
  setWorkerMock.mockResolvedValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(offer).not.toBeInTheDocument()
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('switched on'), 'success'))
  expect(tool.subscribeToPush).toHaveBeenCalledTimes(1)
  expect(readPushAnswer()).toBe('yes')
})

it('does not ask a shopper who says no again, and does not let the browser ask', async () => {
  lookAround()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(requestPermission).not.toHaveBeenCalled()
  expect(readPushAnswer()).toBe('no')
})

it("treats the browser's denial as a no", async () => {
  requestPermission.mockResolvedValueOnce('denied')
  lookAround()
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('does not allow')))
  expect(readPushAnswer()).toBe('no')
  expect(tool.subscribeToPush).not.toHaveBeenCalled()
})

it("treats the browser's dismissed prompt as a no, without a message", async () => {
  requestPermission.mockResolvedValueOnce('default')
  lookAround()
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  await waitFor(() => expect(readPushAnswer()).toBe('no'))
  expect(notify).not.toHaveBeenCalled()
})

it('says so when the worker is not available', async () => {
  lookAround()
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('just now'), 'error'))
  expect(tool.subscribeToPush).not.toHaveBeenCalled()
})

it('keeps the subscription of a shopper who has said yes before up to date', async () => {
  setWorkerMock.mockResolvedValue(true)
  renderWithProviders(<PushMessages path="/" landingPath="/" tool={tool} />)
  await waitFor(() => expect(tool.subscribeToPush).toHaveBeenCalledTimes(1))
})
