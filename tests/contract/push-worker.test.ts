import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
let code: string

beforeAll(async () => {
  sandbox = await startSandbox()
  const answer = await fetch(`${sandbox.origin}/stand-ins/push-worker.js`)
  expect(answer.headers.get('content-type')).toContain('javascript')
  code = await answer.text()
})
afterAll(() => sandbox.stop())

/** A service worker that has imported the script; `tell` passes an event to it. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = jest.fn()
  const openWindow = jest.fn()
  const scope = { addEventListener: listeners.set.bind(listeners), registration: { showNotification } }
  new Function('self', 'clients', code)(scope, { openWindow })
  const tell = (type: string, event: object) =>
    listeners.get(type)?.({ waitUntil: () => undefined, ...event })
  return { tell, showNotification, openWindow }
}

it('brings a worker that shows a message in the form of the original', () => {
  const { tell, showNotification } = startWorker()
  tell('push', { data: { json: () => ({ t: 'Neu', a: 'Erste Ernte', u: '/jasmin/de/shop', cid: 'c1' }) } })
  const data = { url: '/jasmin/de/shop', ab_ids: { cid: 'c1' } }
  expect(showNotification).toHaveBeenCalledWith('Neu', expect.objectContaining({ body: 'Erste Ernte', data }))
})

it.each([
  ['none at all', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['no title', { json: () => ({ a: 'text' }) }]
])('that worker shows nothing of a message with %s', (_what, data) => {
  const { tell, showNotification } = startWorker()
  tell('push', { data })
  expect(showNotification).not.toHaveBeenCalled()
})

it.each([
  ['its address', { url: '/jasmin/de/shop' }, '/jasmin/de/shop'],
  ['the shop where it has none', {}, '/']
])('that worker opens %s when a message is followed', (_what, data, address) => {
  const { tell, openWindow } = startWorker()
  const close = jest.fn()
  tell('notificationclick', { notification: { data, close } })
  expect([close.mock.calls.length, openWindow.mock.calls]).toEqual([1, [[address]]])
})
