import { openDataLayer } from './data-layer'

let isAllowed: boolean
const open = () => openDataLayer(() => isAllowed)
const purchase = { event: 'purchase', ecommerce: { currency: 'EUR', items: [] } }

beforeEach(() => {
  jest.useFakeTimers()
  isAllowed = true
})
afterEach(() => {
  jest.useRealTimers()
  delete window.dataLayer
})

it('goes on with what a tag manager has opened', () => {
  const pushed = jest.fn()
  const own = Object.assign([{ event: 'gtm.js' }], { push: pushed })
  window.dataLayer = own
  open().push({ event: 'login_succeeded' })
  jest.runAllTimers()
  expect(window.dataLayer).toBe(own)
  expect(pushed.mock.calls).toEqual([[{ event: 'login_succeeded' }]])
})

it('clears the products of the event before', () => {
  open().push(purchase)
  jest.runAllTimers()
  expect(window.dataLayer).toEqual([{ ecommerce: null }, purchase])
})

it('neither delays nor breaks tracking, and continues after a tag that throws', () => {
  const arrived: unknown[] = []
  window.dataLayer = Object.assign([], {
    push(entry: { event: string }) {
      if (entry.event === 'broken') throw new Error('a tag')
      arrived.push(entry)
    }
  })
  const layer = open()
  expect(() => layer.push({ event: 'broken' })).not.toThrow()
  layer.push({ event: 'next' })
  expect(arrived).toEqual([])
  expect(() => jest.runAllTimers()).toThrow('a tag')
  jest.runAllTimers()
  expect(arrived).toEqual([{ event: 'next' }])
})

it('drops what waits when the consent has gone, and empties itself when it is closed', () => {
  const layer = open()
  layer.push(purchase)
  jest.runAllTimers()
  isAllowed = false
  layer.push(purchase)
  jest.runAllTimers()
  expect(window.dataLayer).toHaveLength(2)
  isAllowed = true
  layer.push(purchase)
  layer.close()
  jest.runAllTimers()
  expect(window.dataLayer).toEqual([])
})
