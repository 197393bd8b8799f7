import Cookies from 'js-cookie'
import { buildAppConfig } from '../../tests/factories/app-config'
import { savePushAnswer } from '../features/marketing/push-answer'
import { ALL_CONSENTS, holdConsents, ONLY_REQUIRED } from '../visit/consent/consent'
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
  savePushAnswer('yes')
})
afterEach(() => {
  Cookies.remove('pushMessages')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'Notification')
})

it('drops push messages that are refused while their worker is being registered', async () => {
  getSubscription.mockResolvedValue({ unsubscribe })
  register.mockImplementationOnce(async () => {
    holdConsents(ONLY_REQUIRED)
    return {}
  })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js?push', '/worker.js'])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('works without a worker in a browser without service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await setWorker()).toBe(false)
})

it('registers the worker with push messages for a shopper who has said yes to them', async () => {
  expect(await setWorker()).toBe(true)
  expect(addresses()).toEqual(['/worker.js?push'])
})

it('registers it for a subscribed shopper whose browser has lost the answer', async () => {
  Cookies.remove('pushMessages')
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(true)
  expect(unsubscribe).not.toHaveBeenCalled()
})

it.each([
  ['has not consented to marketing', () => holdConsents(ONLY_REQUIRED)],
  ['has said no', () => savePushAnswer('no')],
  ['has taken the permission away', () => setPermission('denied')],
  ['is in a shop that sends none any more', () => configure(false)]
])('takes the plain one and ends the subscription of who %s', async (_who, change) => {
  change()
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js'])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('registers the plain one while the other is not available, and keeps the subscription', async () => {
  register.mockRejectedValueOnce(new TypeError('ServiceWorker script evaluation failed'))
  getSubscription.mockResolvedValue({ unsubscribe })
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js?push', '/worker.js'])
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('works in a browser that knows neither notifications nor push messages', async () => {
  Reflect.deleteProperty(window, 'Notification')
  getSubscription.mockRejectedValue(new TypeError('undefined'))
  expect(await setWorker()).toBe(false)
  expect(addresses()).toEqual(['/worker.js'])
})
