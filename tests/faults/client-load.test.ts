import { getEventListeners } from 'node:events'
import { isPlatformError } from '../../app/platform/http/platform-error'
import { DEFAULT_DEADLINE } from '../../app/platform/http/send-request'
import { collectGarbage } from '../factories/collect-garbage'
import { describeFully, pauseTimers, startClients, TEA, watch, type Clients } from './client-setup'

const CALLS = 200

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(() => clients.stop())

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/** A number of concurrent calls with stalled responses and a shared abort signal. */
async function stall() {
  const tab = await clients.openTab()
  await clients.switchOn({ operation: 'shopper-search.productSearch', kind: 'stall' })
  const { signal, abort } = createGivingUp()
  pauseTimers()
  const calls = Array.from({ length: CALLS }, (_, index) =>
    watch(tab.platform.search.productSearch({ q: `tea ${index}`, signal }))
  )
  while (tab.wire.sent < CALLS || tab.wire.underWay > 0) await nextTurn()
  collectGarbage()
  await nextTurn()
  return { tab, calls, signal, abort }
}

function createGivingUp() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

it(`${CALLS} answers that stall all end at the deadline and leave nothing behind`, async () => {
  const { tab, calls, signal } = await stall()
  expect(getEventListeners(signal, 'abort')).toHaveLength(CALLS)
  jest.advanceTimersByTime(DEFAULT_DEADLINE - 1)
  await nextTurn()
  expect(calls.filter(({ seen }) => seen.isSettled)).toHaveLength(0)
  jest.advanceTimersByTime(1)
  await Promise.all(calls.map(({ settled }) => settled))
  for (const { seen } of calls) expect(seen.error).toMatchObject({ kind: 'timeout' })
  expect(calls.filter(({ seen }) => describeFully(seen.error).includes(tab.tokens[0]!))).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)

  jest.useRealTimers()
  await clients.switchOff()
  expect(await tab.platform.products.getProduct({ id: TEA })).toMatchObject({ id: TEA })
})

it(`${CALLS} stalled responses all end when the shopper navigates, and do not count as failures of the platform`, async () => {
  const { calls, signal, abort } = await stall()
  abort()
  await Promise.all(calls.map(({ settled }) => settled))
  expect(calls.filter(({ seen }) => isPlatformError(seen.error))).toEqual([])
  expect(calls.map(({ seen }) => (seen.error as Error).name)).toEqual(Array(CALLS).fill('AbortError'))
  expect(jest.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
