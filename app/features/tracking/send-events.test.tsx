import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { sessionCookieName } from '../../platform/session/session'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../consent/consent'
import type { ShopEvent } from './model/shop-event'
import { sendEvents } from './send-events'
import { dropEvents, track } from './track'

const settings = { clientId: 'recs', realm: 'sbox', instanceType: 'sbx' as const, siteId: 'jasmin' }
const PRODUCT = '100000000000000201'
const pathOf = (pathname: string) => pathname.replace('/jasmin/de', '') || '/'

/** Addresses of pictures that were asked for. */
let pictures: string[]

beforeEach(() => {
  jest.useFakeTimers()
  pictures = []
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set src(url: string) {
          pictures.push(url)
        }
      }) as HTMLImageElement
  )
  saveConsents(ALL_CONSENTS)
  document.cookie = `${sessionCookieName('visitorId', 'jasmin')}=a-visitor; path=/`
  window.history.replaceState({}, '', '/jasmin/de/shop/tea')
})
afterEach(() => {
  dropEvents()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

/** Sends to a service that gives this answer; tells what has arrived there once everything is settled. */
function open(answer: Response | Error = answerJson({})) {
  const { platform, calls } = createRecordingPlatform(answer)
  const stop = sendEvents({ platform, settings, pathOf })
  const settle = async () => {
    await jest.runAllTimersAsync()
    return calls.map(({ url, body }) => [url.split('/').at(-1), body])
  }
  return { stop, settle }
}
const queryOf = (url: string | undefined) => Object.fromEntries(new URL(url ?? '').searchParams)

const list = { productIds: [PRODUCT], total: 40 }
const products = [{ id: PRODUCT, price: 4.9, quantity: 2 }]

it.each<[string, ShopEvent, object]>([
  ['viewPage', { kind: 'page', path: '/service' }, { currentLocation: '/service' }],
  [
    'viewProduct',
    { kind: 'product', product: { id: 'm', sku: 'v', price: 4.9 } },
    { product: { id: 'm', sku: 'v', price: 4.9 } }
  ],
  [
    'viewCategory',
    { kind: 'category', categoryId: 'tea', ...list },
    { category: { id: 'tea' }, products: [{ id: PRODUCT }] }
  ],
  [
    'viewSearch',
    { kind: 'search', phrase: 'sencha', ...list },
    { searchText: 'sencha', products: [{ id: PRODUCT }] }
  ],
  ['addToCart', { kind: 'added', products }, { products }],
  ['beginCheckout', { kind: 'checkout', products, amount: 9.8 }, { products, amount: 9.8 }],
  [
    'checkoutStep',
    { kind: 'checkout-step', name: 'Payment', number: 2, basketId: 'b' },
    { stepName: 'Payment', stepNumber: 2, basketId: 'b' }
  ]
])('sends %s to the recommendations service', async (name, event, details) => {
  const { settle } = open()
  track(event)
  expect(await settle()).toEqual([[name, expect.objectContaining(details)]])
})

it('sends what happened before the code had come', async () => {
  track({ kind: 'page', path: '/service' })
  const { settle } = open()
  expect(await settle()).toHaveLength(1)
})

it('tells the page statistics of page, list and results in one request', async () => {
  const { settle } = open()
  track({ kind: 'category', categoryId: 'tea', ...list })
  track({ kind: 'page', path: '/shop/tea' })
  await settle()
  expect(pictures).toHaveLength(1)
  expect(queryOf(pictures[0])).toMatchObject({ url: '/shop/tea', cgid: 'tea', count: '40', pr: PRODUCT })
})

it('tells the page statistics of products that are looked at and added', async () => {
  const { settle } = open()
  track({ kind: 'product', product: { id: 'm', sku: 'v' } })
  track({ kind: 'added', products })
  await settle()
  expect(pictures.map(queryOf)).toEqual([
    expect.objectContaining({ type: 'detail', pid: 'v' }),
    expect.objectContaining({ type: 'addToCart', pid: PRODUCT })
  ])
})

it('counts what was taken out of the cart in the page statistics alone', async () => {
  const { settle } = open()
  track({ kind: 'removed', product: products[0]! })
  expect(await settle()).toEqual([])
  expect(pictures.map(queryOf)).toEqual([expect.objectContaining({ type: 'remove_from_cart', pid: PRODUCT })])
})

it('tells nobody more than the name of a personal page', async () => {
  const { settle } = open()
  track({ kind: 'page', path: '/reset-password/secret-token' })
  const sent = JSON.stringify([await settle(), pictures])
  expect(sent).toContain('/reset-password')
  expect(sent).not.toContain('secret')
})

it.each<[string, ShopEvent, object]>([
  ['clickCategory', { kind: 'category', categoryId: 'tea', ...list }, { category: { id: 'tea' } }],
  ['clickSearch', { kind: 'search', phrase: 'sencha', ...list }, { searchText: 'sencha' }]
])('sends %s when a product of the list is opened, and of nothing else', async (name, event, details) => {
  const { settle } = open()
  track(event)
  document.body.innerHTML =
    `<a href="/jasmin/de/tee/sencha-${PRODUCT}"><img alt=""></a>` +
    '<a href="/jasmin/de/tee/assam-100000000000000999">Assam</a><a href="/jasmin/de/cart">Cart</a>'
  // Following a link would leave the page of the test.
  document.body.addEventListener('click', click => click.preventDefault())
  document.querySelectorAll('a').forEach(link => link.click())
  document.querySelector('img')?.click()
  const click = [name, expect.objectContaining({ ...details, product: { id: PRODUCT } })]
  expect((await settle()).slice(1)).toEqual([click, click])
})

it('takes no product of another page for one of the list', async () => {
  const { settle } = open()
  track({ kind: 'category', categoryId: 'tea', ...list })
  window.history.replaceState({}, '', '/jasmin/de')
  document.body.innerHTML = `<a href="/jasmin/de/tee/sencha-${PRODUCT}">Sencha</a>`
  document.body.addEventListener('click', click => click.preventDefault())
  document.querySelector('a')?.click()
  expect(await settle()).toHaveLength(1)
})

it('swallows what fails', async () => {
  const { settle } = open(new TypeError('offline'))
  track({ kind: 'page', path: '/service' })
  expect(await settle()).toHaveLength(1)
})

it('sends nothing without consent, also not later', async () => {
  saveConsents(ONLY_REQUIRED)
  const { settle } = open()
  track({ kind: 'page', path: '/service' })
  saveConsents(ALL_CONSENTS)
  expect(await settle()).toEqual([])
  expect(pictures).toEqual([])
})

it('ends with the withdrawal, what was on its way included', async () => {
  const { stop, settle } = open()
  track({ kind: 'product', product: { id: 'm' } })
  await settle()
  const before = pictures.length
  track({ kind: 'product', product: { id: 'other' } })
  saveConsents({ ...ALL_CONSENTS, marketing: false })
  stop()
  track({ kind: 'category', categoryId: 'tea', ...list })
  const arrived = await settle()
  expect(arrived.filter(([name]) => name === 'viewCategory')).toEqual([])
  expect(pictures).toHaveLength(before)
})

it.each<[string, ShopEvent]>([
  ['add_to_wishlist', { kind: 'wishlist', change: 'add', productId: PRODUCT }],
  ['remove_from_wishlist', { kind: 'wishlist', change: 'remove', productId: PRODUCT }],
  ['login_succeeded', { kind: 'login', outcome: 'succeeded' }],
  ['login_failed', { kind: 'login', outcome: 'failed' }],
  ['registration start', { kind: 'registration', outcome: 'start' }],
  ['registration_succeeded', { kind: 'registration', outcome: 'succeeded' }],
  ['registration_failed', { kind: 'registration', outcome: 'failed' }]
])('counts %s in the page statistics alone, and says nothing of the person', async (type, event) => {
  const { settle } = open()
  track(event)
  expect(await settle()).toEqual([])
  expect(pictures.map(queryOf)).toEqual([expect.objectContaining({ type })])
})
