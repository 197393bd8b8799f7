import { createLocks } from '../../tests/factories/locks'
import { findServiceWorker, registerServiceWorker } from './service-worker'
import { localStore, tabStore } from './storage'
import { openTabChannel } from './tab-channel'
import { withLock } from './with-lock'

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const restores: (() => void)[] = []
/** Puts something in place of a member of the browser until the test is over. */
function replace(owner: object, name: string, member: PropertyDescriptor) {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  restores.push(() => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  })
  Object.defineProperty(owner, name, { configurable: true, ...member })
}
afterEach(() => restores.splice(0).forEach(restore => restore()))

describe('a task under a lock', () => {
  const ways: [string, PropertyDescriptor][] = [
    ['has none', { value: undefined }],
    ['refuses to name them', { get: refuse }],
    ['refuses them at once', { value: { request: refuse } }],
    ['rejects', { value: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }]
  ]
  it.each(ways)('runs once, and knows of no lock, where the browser %s', async (_how, locks) => {
    replace(navigator, 'locks', locks)
    const task = jest.fn(() => Promise.resolve('done'))
    await expect(withLock('session', {}, task)).resolves.toBe('done')
    expect(task.mock.calls).toEqual([[]])
  })

  it('is not run again because it fails', async () => {
    replace(navigator, 'locks', { value: createLocks().manager })
    const task = jest.fn(() => Promise.reject(new Error('the login service is down')))
    await expect(withLock('session', {}, task)).rejects.toThrow('the login service is down')
    expect(task).toHaveBeenCalledTimes(1)
  })
})

it.each<[string, PropertyDescriptor]>([
  ['has none', { value: undefined }],
  ['refuses it', { value: refuse }]
])('there is no channel between tabs where the browser %s', (_how, channel) => {
  replace(globalThis, 'BroadcastChannel', channel)
  expect(openTabChannel('basket')).toBeUndefined()
})

describe.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore]
] as const)('%s', (name, store) => {
  afterEach(() => store.list().forEach(store.remove))

  it('keeps what is written', () => {
    expect(store.write('a', '1')).toBe(true)
    expect([store.read('a'), window[name].getItem('a'), store.list()]).toEqual(['1', '1', ['a']])
    store.remove('a')
    expect([store.read('a'), store.list()]).toEqual([null, []])
  })

  it('that is refused holds it for the page, and says so', () => {
    replace(window, name, { get: refuse })
    expect(store.write('a', '1')).toBe(false)
    expect([store.read('a'), store.list()]).toEqual(['1', ['a']])
    store.remove('a')
    expect([store.read('a'), store.list()]).toEqual([null, []])
  })

  it('that is full keeps new values for the page', () => {
    store.write('a', 'old')
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(store.write('a', 'new')).toBe(false)
    expect(store.read('a')).toBe('new')
    full.mockRestore()
    store.write('a', 'newest')
    expect([store.read('a'), window[name].getItem('a')]).toEqual(['newest', 'newest'])
  })
})

it.each<[string, PropertyDescriptor]>([
  ['has none', { value: undefined }],
  ['refuses to name it', { get: refuse }],
  [
    'rejects',
    { value: { register: () => Promise.reject(refuse), getRegistration: () => Promise.reject(refuse) } }
  ]
])('there is no service worker where the browser %s', async (_how, worker) => {
  replace(navigator, 'serviceWorker', worker)
  expect(await Promise.all([registerServiceWorker('/worker.js'), findServiceWorker()])).toEqual([
    undefined,
    undefined
  ])
})
