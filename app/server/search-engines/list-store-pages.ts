import { shopperStores } from '../../platform/scapi/shopper-stores'
import { paths } from '../../visit/addresses/paths'
import { buildSamePaths, type LocalePlatform, type PagePaths } from './page-paths'

/** The platform lists stores around a place only: half the way around the earth, in kilometres, is all of them. */
const EVERYWHERE = { latitude: 51, longitude: 10, maxDistance: 20_012, distanceUnit: 'km' } as const
/** The most that it returns at once. */
const PART = 200
/** Bound for a list whose pages would never end. */
const MOST_STORES = 2_000

/** The page of every store of a site. */
export async function listStorePages(locales: readonly LocalePlatform[]): Promise<PagePaths[]> {
  const [first] = locales
  if (!first) return []
  const { searchStores } = first.platform.family(shopperStores)
  const ids = new Set<string>()
  for (let offset = 0; offset < MOST_STORES; offset += PART) {
    const { data = [], total } = await searchStores({ ...EVERYWHERE, limit: PART, offset })
    for (const { id, name } of data) if (name) ids.add(id)
    if (data.length === 0 || offset + PART >= total) break
  }
  return [...ids].map(id => buildSamePaths(locales, paths.store(id)))
}
