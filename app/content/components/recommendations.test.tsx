import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { stubIntersections } from '../../../tests/factories/intersection'
import { withProviders } from '../../../tests/factories/with-providers'
import type { Platform } from '../../platform/platform'
import { ALL_CONSENTS, configureConsents, holdConsents, ONLY_REQUIRED } from '../../visit/consent/consent'
import type { ShopEvent } from '../../features/tracking/event-payloads'
import { dropEvents, receiveEvents } from '../../features/tracking/track'
import { customRecommendationType, einsteinRecommendationsType } from './recommendations'

const buildHit = (number: number, productName: string) => ({
  productId: `10000000000000000${number}`,
  productName,
  price: 4,
  orderable: true
})
const bestSellers = [buildHit(1, 'Deichwind'), buildHit(2, 'Morgennebel')]
const recommended = buildHit(3, 'Abendstille')

let asked: jest.Mock

/** Search knows all three; the service recommends what `recommends` says. */
function buildPlatform(recommends: string[]): Platform {
  asked = jest.fn(async () => ({ recoUUID: 'r1', recs: recommends.map(id => ({ id })) }))
  return {
    search: {
      productSearch: async ({ q }: { q?: string }) => ({
        hits: q ? [recommended].filter(hit => hit.productId === q) : bestSellers
      })
    },
    family: () => ({
      open: () => ({ getRecommendations: asked, getZoneRecommendations: asked })
    })
  } as unknown as Platform
}

async function show(platform: Platform, data: object = {}, type = einsteinRecommendationsType) {
  const { Component } = type
  const attributes = type.parse({ headline: 'Vielleicht das Nächste', ...data })
  const component = { id: 'a', typeId: 'einsteinRecommendations', data: {}, regions: [] }
  render(
    withProviders(<Component attributes={attributes} component={component} first={false} />, { platform })
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
  await show(buildPlatform([recommended.productId]))
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
  expect(asked).not.toHaveBeenCalled()
})

it('shows recommendations with marketing consent', async () => {
  holdConsents(ALL_CONSENTS)
  await show(buildPlatform([recommended.productId]))
  await screen.findByRole('heading', { name: 'Abendstille' })
  expect(readNames()).toEqual(['Abendstille'])
})

it.each<[string, string[]]>([
  ['nothing', []],
  ['only what search does not know', ['100000000000000009']]
])('shows best sellers when %s is recommended', async (_what, recommends) => {
  holdConsents(ALL_CONSENTS)
  await show(buildPlatform(recommends))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await asked.mock.results[0]?.value
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
})

it('asks the zone that an editor has set in place of the recommender', async () => {
  holdConsents(ALL_CONSENTS)
  await show(buildPlatform([recommended.productId]), { zone: 'home' })
  await screen.findByRole('heading', { name: 'Abendstille' })
  expect(asked.mock.calls).toEqual([['home', { products: [] }]])
})

it('tracks once that a row came into view, and which product of it is opened', async () => {
  holdConsents(ALL_CONSENTS)
  await show(buildPlatform([recommended.productId]))
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
  await show(buildPlatform([]))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await asked.mock.results[0]?.value
  expect(document.querySelector('[data-recommender]')).toBeNull()
  fireEvent.click(screen.getAllByRole('link', { name: /Deichwind/ })[0]!)
  expect(tracked).toEqual([])
})

it('shows no product in two rows of a page', async () => {
  holdConsents(ALL_CONSENTS)
  const platform = buildPlatform([recommended.productId])
  await show(platform)
  await screen.findByRole('heading', { name: 'Abendstille' })
  const { Component } = customRecommendationType
  const attributes = customRecommendationType.parse({ headline: 'Passt dazu' })
  const component = { id: 'b', typeId: 'customRecommendation', data: {}, regions: [] }
  render(
    withProviders(<Component attributes={attributes} component={component} first={false} />, { platform })
  )
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await asked.mock.results[1]?.value
  expect(screen.getAllByRole('heading', { name: 'Abendstille' })).toHaveLength(1)
})
