import type { ContentPage } from '../../../domain/content/content-page'
import type { SiteId } from '../../../domain/sites/site'
import { say, type Language, type Localized } from '../../../texts/localized-text'

/** Pages that the vendor's storefronts ask for under ids of their own: here those of the seed. */
const SEED_IDS: Record<string, string> = { homepage: 'home' }

const SEARCH = 'search'
const searchTitle: Localized = { de: 'Suche', en: 'Search', fr: 'Recherche', it: 'Ricerca' }
/** Places around the results, where editors of this shop put nothing. */
const SEARCH_REGIONS = ['searchTopFullWidth', 'searchTopContent', 'searchBottom']

/** The id under which the seed has a page. */
export const findSeedId = (id: string): string => (Object.hasOwn(SEED_IDS, id) ? SEED_IDS[id]! : id)

/** The page around search results; no page of the seed, because the shop's own search has no content. */
export function findSearchPage(siteId: SiteId, language: Language, id: string): ContentPage | undefined {
  if (id !== SEARCH) return undefined
  const title = say(searchTitle, language)
  return {
    id,
    siteId,
    language,
    url: '/search',
    title,
    description: title,
    keywords: '',
    content: { regions: SEARCH_REGIONS.map(region => ({ id: region, components: [] })) }
  }
}
