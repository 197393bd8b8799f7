import { render, screen } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Platform } from '../../../platform/platform'
import { ALL_CONSENTS, configureConsents, holdConsents, ONLY_REQUIRED } from '../../../consent/consent'
import { einsteinRecommendationsType } from './register'

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
    family: () => ({ open: () => ({ getRecommendations: asked }) })
  } as unknown as Platform
}

async function show(platform: Platform) {
  const { Component } = einsteinRecommendationsType
  const attributes = einsteinRecommendationsType.parse({ headline: 'Vielleicht das Nächste' })
  const component = { id: 'a', typeId: 'einsteinRecommendations', data: {}, regions: [] }
  render(
    withProviders(<Component attributes={attributes} component={component} first={false} />, { platform })
  )
  await screen.findByRole('heading', { name: 'Vielleicht das Nächste' })
}

const readNames = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)

beforeEach(() => configureConsents({ prefix: '', services: [] }))

it('shows best sellers without marketing consent, and asks nobody', async () => {
  holdConsents(ONLY_REQUIRED)
  await show(buildPlatform([recommended.productId]))
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
  expect(asked).not.toHaveBeenCalled()
})

it('shows what is recommended to those who agreed to marketing', async () => {
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
  await asked.mock.results[0]?.value
  expect(readNames()).toEqual(['Deichwind', 'Morgennebel'])
})
