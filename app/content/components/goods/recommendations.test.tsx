import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { stubIntersections } from '../../../../tests/factories/intersection'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../../tests/factories/with-providers'
import { settleRequests } from '../../../../tests/setup/requests'
import { ALL_CONSENTS, configureConsents, holdConsents, ONLY_REQUIRED } from '../../../visit/consent/consent'
import type { ShopEvent } from '../../../features/tracking/event-payloads'
import { dropEvents, receiveEvents } from '../../../features/tracking/track'
import { ListedProducts } from '../../recommendations/listed-products'
import { customRecommendationType, einsteinRecommendationsType } from './recommendations'

const buildHit = (number: number, productName: string) => ({
  productId: `10000000000000000${number}`,
  productName,
  price: 4,
  orderable: true
})
const bestSellers = [buildHit(1, 'Deichwind'), buildHit(2, 'Morgennebel')]
const recommended = buildHit(3, 'Abendstille')

const sandbox = serveSandbox()
const RECOMMEND = 'getRecommendations'
const RECOMMEND_ZONE = 'getZoneRecommendations'

/** Search knows all three; the service recommends these. */
function recommend(...ids: string[]) {
  Cookies.set('visitor-id_jasmin', 'visitor-a')
  sandbox.respond('productSearch', ({ request }) => {
    const id = new URL(request.url).searchParams.get('q')
    const hits = id ? [recommended].filter(({ productId }) => productId === id) : bestSellers
    return Response.json({ hits, total: hits.length })
  })
  const answer = { recoUUID: 'r1', recs: ids.map(id => ({ id })) }
  for (const operation of [RECOMMEND, RECOMMEND_ZONE]) sandbox.reply(operation, answer)
}

/** The service has been asked so often, and has answered. */
async function expectAnswers(calls = 1) {
  await waitFor(async () => expect(await sandbox.callsTo(RECOMMEND)).toHaveLength(calls))
  await act(settleRequests)
}

async function show(data: object = {}, listed: string[] = []) {
  const { Component, parse } = einsteinRecommendationsType
  const attributes = parse({ headline: 'Vielleicht das Nächste', ...data })
  const component = { id: 'a', typeId: 'einsteinRecommendations', data: {}, regions: [] }
  render(
    withProviders(
      <ListedProducts.Provider value={listed}>
        <Component attributes={attributes} component={component} first={false} />
      </ListedProducts.Provider>,
      { platform: sandbox.openPlatform() }
    )
  )
  await screen.findByRole('heading', { name: 'Vielleicht das Nächste' })
}

const readNames = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)

let view: ReturnType<typeof stubIntersections>
const tracked: ShopEvent[] = []
beforeEach(() => {
  configureConsents({ prefix: '', services: [] })
  view = stubIntersections()
  tracked.length = 0
  receiveEvents(event => tracked.push(event))
})
afterEach(dropEvents)

it('shows best sellers without marketing consent, and sends no request', async () => {
  holdConsents(ONLY_REQUIRED)
  recommend(recommended.productId)
  await show()
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
  expect(await sandbox.callsTo(RECOMMEND)).toEqual([])
})

it('names other products than the page lists itself', async () => {
  holdConsents(ONLY_REQUIRED)
  recommend(recommended.productId)
  await show({}, [bestSellers[0]!.productId])
  expect(readNames()).toEqual(['Morgennebel'])
})

it('shows recommendations with marketing consent', async () => {
  holdConsents(ALL_CONSENTS)
  recommend(recommended.productId)
  await show()
  await screen.findByRole('heading', { name: 'Abendstille' })
  expect(readNames()).toEqual(['Abendstille'])
})

it.each<[string, string[]]>([
  ['nothing', []],
  ['only what search does not know', ['100000000000000009']]
])('shows best sellers when %s is recommended', async (_what, recommends) => {
  holdConsents(ALL_CONSENTS)
  recommend(...recommends)
  await show()
  await expectAnswers()
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
})

it('asks the zone that an editor has set in place of the recommender', async () => {
  holdConsents(ALL_CONSENTS)
  recommend(recommended.productId)
  await show({ zone: 'home' })
  await screen.findByRole('heading', { name: 'Abendstille' })
  expect(await sandbox.callsTo(RECOMMEND_ZONE)).toMatchObject([
    { path: expect.stringMatching(/\/zones\/home\/recs$/), body: { products: [] } }
  ])
})

it('tracks once that a row came into view, and which product of it is opened', async () => {
  holdConsents(ALL_CONSENTS)
  recommend(recommended.productId)
  await show()
  const heading = await screen.findByRole('heading', { name: 'Abendstille' })
  const row = heading.closest('[data-recommender]')!
  await waitFor(() => expect(view.isWatched(row)).toBe(true))
  view.tell(row, false)
  expect(tracked).toEqual([])
  view.tell(row, true)
  expect(view.isWatched(row)).toBe(false)
  const product = { id: recommended.productId, name: 'Abendstille', price: 4 }
  const who = { recommenderName: 'home-top', recoUUID: 'r1' }
  expect(tracked).toEqual([{ name: 'viewReco', ...who, products: [product] }])
  fireEvent.click(screen.getAllByRole('link', { name: /Abendstille/ })[0]!)
  expect(tracked.slice(1)).toEqual([{ name: 'clickReco', ...who, product }])
})

it('does not track best sellers, which have no recommender', async () => {
  holdConsents(ALL_CONSENTS)
  recommend()
  await show()
  await expectAnswers()
  expect(document.querySelector('[data-recommender]')).toBeNull()
  fireEvent.click(screen.getAllByRole('link', { name: /Deichwind/ })[0]!)
  expect(tracked).toEqual([])
})

it('shows no product in two rows of a page', async () => {
  holdConsents(ALL_CONSENTS)
  recommend(recommended.productId)
  await show()
  await screen.findByRole('heading', { name: 'Abendstille' })
  const { Component } = customRecommendationType
  const attributes = customRecommendationType.parse({ headline: 'Passt dazu' })
  const component = { id: 'b', typeId: 'customRecommendation', data: {}, regions: [] }
  render(
    withProviders(<Component attributes={attributes} component={component} first={false} />, {
      platform: sandbox.openPlatform()
    })
  )
  await expectAnswers(2)
  expect(screen.getAllByRole('heading', { name: 'Abendstille' })).toHaveLength(1)
})
