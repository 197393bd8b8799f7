import { answerJson } from '../../../tests/factories/answers'
import { EXAMPLE_EVENTS } from '../../../tests/factories/shop-events'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { sessionCookieName } from '../../platform/session/session'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import type { ShopEvent } from './event-payloads'
import { EVENT_TABLE } from './event-table'
import { sendEvents } from './send-events'
import { dropEvents, track } from './track'

const settings = { clientId: 'recs', realm: 'sbox', instanceType: 'sbx' as const, siteId: 'jasmin' }
const PRODUCT = '100000000000000201'
const pathOf = (pathname: string) => pathname.replace('/jasmin/de', '') || '/'

/** Ends what a test has opened. */
let end: () => void = dropEvents
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
  end()
  jest.useRealTimers()
  document.body.innerHTML = ''
  delete window.dataLayer
})

/** Sends to a service with this response; returns the received calls once all are settled. */
function open(answer: Response | Error = answerJson({})) {
  const { platform, calls } = createRecordingPlatform(answer)
  const stop = (end = sendEvents({ platform, settings, currency: 'EUR', pathOf }))
  const settle = async () => {
    await jest.runAllTimersAsync()
    return calls.map(({ url, body }) => [url.split('/').at(-1), body])
  }
  return { stop, settle }
}
const queryOf = (url: string | undefined) => Object.fromEntries(new URL(url ?? '').searchParams)

const list = { products: [{ id: PRODUCT }], total: 40 }
const products = [{ id: PRODUCT, price: 4.9, quantity: 2 }]

it.each<[string, ShopEvent, object]>([
  ['viewPage', { name: 'viewPage', path: '/service' }, { currentLocation: '/service' }],
  [
    'viewProduct',
    { name: 'viewProduct', product: { id: 'm', sku: 'v', price: 4.9 } },
    { product: { id: 'm', sku: 'v', price: 4.9 } }
  ],
  [
    'viewCategory',
    { name: 'viewCategory', categoryId: 'tea', ...list },
    { category: { id: 'tea' }, products: [{ id: PRODUCT }] }
  ],
  [
    'viewSearch',
    { name: 'viewSearch', phrase: 'sencha', ...list },
    { searchText: 'sencha', products: [{ id: PRODUCT }] }
  ],
  ['addToCart', { name: 'addToCart', products }, { products }],
  ['beginCheckout', { name: 'beginCheckout', products, amount: 9.8 }, { products, amount: 9.8 }],
  [
    'checkoutStep',
    { name: 'checkoutStep', stepName: 'Payment', stepNumber: 2, basketId: 'b' },
    { stepName: 'Payment', stepNumber: 2, basketId: 'b' }
  ]
])('sends %s to the recommendations service', async (name, event, details) => {
  const { settle } = open()
  track(event)
  expect(await settle()).toEqual([[name, expect.objectContaining(details)]])
})

it('sends what happened before the code had come', async () => {
  track({ name: 'viewPage', path: '/service' })
  const { settle } = open()
  expect(await settle()).toHaveLength(1)
})

it('sends page, list and results to the page statistics in one request', async () => {
  const { settle } = open()
  track({ name: 'viewCategory', categoryId: 'tea', ...list })
  track({ name: 'viewPage', path: '/shop/tea' })
  await settle()
  expect(pictures).toHaveLength(1)
  expect(queryOf(pictures[0])).toMatchObject({ url: '/shop/tea', cgid: 'tea', count: '40', pr: PRODUCT })
})

it('sends viewed and added products to the page statistics', async () => {
  const { settle } = open()
  track({ name: 'viewProduct', product: { id: 'm', sku: 'v' } })
  track({ name: 'addToCart', products })
  await settle()
  expect(pictures.map(queryOf)).toEqual([
    expect.objectContaining({ type: 'detail', pid: 'v' }),
    expect.objectContaining({ type: 'addToCart', pid: PRODUCT })
  ])
})

it('sends removed items to the page statistics only', async () => {
  const { settle } = open()
  track({ name: 'remove_from_cart', product: products[0]! })
  expect(await settle()).toEqual([])
  expect(pictures.map(queryOf)).toEqual([expect.objectContaining({ type: 'remove_from_cart', pid: PRODUCT })])
})

it('sends only the name of a personal page', async () => {
  const { settle } = open()
  track({ name: 'viewPage', path: '/reset-password/secret-token' })
  const sent = JSON.stringify([await settle(), pictures])
  expect(sent).toContain('/reset-password')
  expect(sent).not.toContain('secret')
})

it.each<[string, ShopEvent, object]>([
  ['clickCategory', { name: 'viewCategory', categoryId: 'tea', ...list }, { category: { id: 'tea' } }],
  ['clickSearch', { name: 'viewSearch', phrase: 'sencha', ...list }, { searchText: 'sencha' }]
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
  track({ name: 'viewCategory', categoryId: 'tea', ...list })
  window.history.replaceState({}, '', '/jasmin/de')
  document.body.innerHTML = `<a href="/jasmin/de/tee/sencha-${PRODUCT}">Sencha</a>`
  document.body.addEventListener('click', click => click.preventDefault())
  document.querySelector('a')?.click()
  expect(await settle()).toHaveLength(1)
})

it('swallows what fails', async () => {
  const { settle } = open(new TypeError('offline'))
  track({ name: 'viewPage', path: '/service' })
  expect(await settle()).toHaveLength(1)
})

it('sends nothing without consent, also not later', async () => {
  saveConsents(ONLY_REQUIRED)
  const { settle } = open()
  track({ name: 'viewPage', path: '/service' })
  saveConsents(ALL_CONSENTS)
  expect(await settle()).toEqual([])
  expect(pictures).toEqual([])
})

it('ends with the withdrawal, pending events included', async () => {
  const { stop, settle } = open()
  track({ name: 'viewProduct', product: { id: 'm' } })
  await settle()
  const before = pictures.length
  track({ name: 'viewProduct', product: { id: 'other' } })
  saveConsents({ ...ALL_CONSENTS, marketing: false })
  stop()
  track({ name: 'viewCategory', categoryId: 'tea', ...list })
  const arrived = await settle()
  expect(arrived.filter(([name]) => name === 'viewCategory')).toEqual([])
  expect(pictures).toHaveLength(before)
})

/** The events that are in the layer, without what clears the products of the one before. */
const readLayer = () =>
  ((window.dataLayer ?? []) as Record<string, unknown>[]).filter(entry => entry.event !== undefined)

it.each(Object.values(EXAMPLE_EVENTS).map(event => [event.name, event] as const))(
  'sends %s where the table says, under the names it says, and nowhere else',
  async (name, event) => {
    const { settle } = open()
    track(event)
    const { activity, statistics, dataLayer, payload } = EVENT_TABLE[name]
    expect((await settle()).map(([arrived]) => arrived)).toEqual(activity ? [activity] : [])
    const types = pictures.map(queryOf).map(({ type = 'page' }) => type)
    expect(types).toEqual(statistics ? [statistics] : [])
    expect(readLayer().map(entry => entry.event)).toEqual([dataLayer])
    const { name: _name, ...said } = event
    expect(Object.keys(said).sort()).toEqual([...payload].sort())
  }
)

it.each(Object.values(EVENT_TABLE))('tracks with marketing consent only: $when', ({ consent }) =>
  expect(consent).toBe('marketing')
)

it('sends source and form of a sent form, and the allowed categories of a choice', async () => {
  const { settle } = open()
  track(EXAMPLE_EVENTS.newsletter)
  track(EXAMPLE_EVENTS.formsSubmit)
  track(EXAMPLE_EVENTS['changed consents'])
  await settle()
  expect(pictures.map(url => queryOf(url).detail)).toEqual([
    'form',
    'contact',
    'required performance marketing'
  ])
})

it('removes personal data from paths and phrases', async () => {
  const { settle } = open()
  const phrase = 'maria@example.com 0221 12345678'
  track({ name: 'viewPage', path: '/checkout/confirmation/JAS00001001?token=secret' })
  track({ name: 'viewPage', path: '/reset-password/secret' })
  track({ name: 'viewSearch', phrase, ...list })
  track({ name: 'clickSearch', phrase, product: { id: PRODUCT } })
  const sent = JSON.stringify([await settle(), pictures, window.dataLayer])
  expect(sent).toContain('view_search_results')
  expect(sent).not.toMatch(/maria|example\.com|12345678|secret|JAS0/)
})

it('keeps the id of the basket from tag managers', async () => {
  const { settle } = open()
  track(EXAMPLE_EVENTS.checkoutStep)
  await settle()
  expect(JSON.stringify(window.dataLayer)).not.toContain('a-basket')
})

it('sends no event about the row of recently viewed products', async () => {
  const { settle } = open()
  track({ ...EXAMPLE_EVENTS.viewReco, recoUUID: undefined })
  expect(await settle()).toEqual([])
  expect(readLayer()).toHaveLength(1)
})

it('ends once for all with an empty layer when the consent is withdrawn', async () => {
  const { stop, settle } = open()
  track(EXAMPLE_EVENTS.viewProduct)
  await settle()
  expect(readLayer()).toHaveLength(1)
  track(EXAMPLE_EVENTS.addToCart)
  saveConsents(ONLY_REQUIRED)
  stop()
  await settle()
  expect(window.dataLayer).toEqual([])
})
