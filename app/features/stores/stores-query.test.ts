import { answerJson, createFetch } from '../../../tests/factories/answers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { storesQuery, type StoreSearchInput } from './stores-query'

const place = { postalCode: 'W1F 9XX', countryCode: 'GB' }

async function askUnit(locale: string, search: Partial<StoreSearchInput> = {}) {
  const { send, calls } = createFetch(answerJson({ _v: '21.3', count: 0, data: [] }))
  const platform = createShopPlatform('http://instance.test', buildAccessToken(), send, { locale })
  await storesQuery(platform, { place, limit: 6, ...search }).queryFn({})
  return new URL(calls[0]?.url ?? '').searchParams.get('distance_unit')
}

it.each([
  ['en-GB', 'mi'],
  ['en-DE', 'km'],
  ['en-AT', 'km'],
  ['de-DE', 'km']
])('asks the platform for distances as people measure them: %s in %s', async (locale, unit) => {
  expect(await askUnit(locale)).toBe(unit)
})

it('asks for the unit that an editor wants', async () => {
  expect(await askUnit('en-GB', { distanceUnit: 'km' })).toBe('km')
})
