import Cookies from 'js-cookie'
import { buildAppConfig } from '../../../tests/factories/app-config'
import { keepPushAnswer } from '../../features/marketing/push-answer'
import { ALL_CONSENTS, holdConsents, ONLY_REQUIRED } from '../../consent/consent'
import { setWorker } from './set-worker'

const unsubscribe = jest.fn(async () => true)
const getSubscription = jest.fn(async (): Promise<object | null> => null)
const register = jest.fn(async (_address: string) => ({}))

const addresses = () => register.mock.calls.map(([address]) => address)
const setPermission = (permission: string) =>
  Object.defineProperty(window, 'Notification', { value: { permission }, configurable: true })

function configure(push: boolean) {
  const { thirdParties } = buildAppConfig()
  const marketing = {
    apiKey: 'key',
    endpoint: 'https://tool.example',
    push,
    workerUrl: 'https://x.example/a.js'
  }
  window.__CONFIG__ = { app: buildAppConfig({ thirdParties: { ...thirdParties, marketing } }) }
}

beforeEach(() => {
  unsubscribe.mockClear()
  getSubscription.mockReset().mockResolvedValue(null)
  register.mockReset().mockResolvedValue({})
  const getRegistration = async () => ({ pushManager: { getSubscription } })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, getRegistration },
    configurable: true
  })
  configure(true)
  setPermission('granted')
  holdConsents(ALL_CONSENTS)
  keepPushAnswer('yes')
})
afterEach(() => {
  Cookies.remove('pushMessages')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'Notification')
})

it('gives up push messages that are refused while their worker is on its way', async () => {
  getSubscription.mockResolvedValue({ unsubscribe })
  register.mockImplementationOnce(async () => {
    holdConsents(ONLY_REQUIRED)
    return {}
  })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js?push', '/worker.js'])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('goes without a worker where the browser knows none', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await setWorker()).toBe(false)
})

it('takes the worker with push messages for who has said yes to them', async () => {
  expect(await setWorker()).toBe(true)
  expect(addresses()).toEqual(['/worker.js?push'])
})

it('takes it for who is subscribed in a browser that has forgotten the answer', async () => {
  Cookies.remove('pushMessages')
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(true)
  expect(unsubscribe).not.toHaveBeenCalled()
})

it.each([
  ['has not consented to marketing', () => holdConsents(ONLY_REQUIRED)],
  ['has said no', () => keepPushAnswer('no')],
  ['has taken the permission away', () => setPermission('denied')],
  ['is in a shop that sends none any more', () => configure(false)]
])('takes the plain one and ends the subscription of who %s', async (_who, change) => {
  change()
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js'])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('takes the plain one while the other cannot be had, and keeps the subscription', async () => {
  register.mockRejectedValueOnce(new TypeError('ServiceWorker script evaluation failed'))
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js?push', '/worker.js'])
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('is content with a browser that knows neither notifications nor push messages', async () => {
  Reflect.deleteProperty(window, 'Notification')
  getSubscription.mockRejectedValue(new TypeError('undefined'))
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js'])
})
