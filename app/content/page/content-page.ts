import { GLOBAL_PAGE_ID } from '../../visit/addresses/find-address'
import { paths } from '../../visit/addresses/paths'
import type { TranslatedPath } from '../../visit/site/translated-path'

/** A content page as the shop sees it (requirement 2.1). */
export interface ContentPage {
  id: string
  /** False when the global page replaces a missing one. */
  found: boolean
  url: string
  pageFetchedById: boolean
  /** The page's paths in other languages, if they differ from `url`. */
  translations?: TranslatedPath[]
  meta: { title: string; description: string; keywords: string }
  /** Delivery costs could not be read, so that texts are missing: no cache may keep such a page. */
  lacksDelivery?: true
  regions: ContentRegion[]
}

export interface ContentRegion {
  id: string
  components: ContentComponentData[]
}

export interface ContentComponentData {
  id: string
  typeId: string
  data: Record<string, unknown>
  /** Attributes that the instance's code adds to those of the editor. */
  custom?: Record<string, unknown>
  regions: ContentRegion[]
}

/**
 * Whether a page has an address of its own: what frames other pages (the global page, the
 * content of categories and products) has an id for it, and no address.
 */
export function isPageOfAddress({ id, pageFetchedById }: ContentPage, path: string): boolean {
  if (!pageFetchedById) return true
  return (
    id !== GLOBAL_PAGE_ID &&
    !/^(category-.*|product-\d{18})$/.test(id) &&
    !path.startsWith(paths.category(''))
  )
}

/**
 * Merges the global regions into a page; the page's own regions win.
 * A missing page is replaced by the global one, under the requested id and
 * marked not found.
 */
export function mergeWithGlobal(
  requestedId: string,
  page: ContentPage | null,
  global: ContentPage | null
): ContentPage {
  const base = page ?? { ...EMPTY_PAGE, id: requestedId }
  const own = new Set(base.regions.filter(region => region.components.length > 0).map(region => region.id))
  const added = (global?.regions ?? []).filter(region => !own.has(region.id))
  return { ...base, regions: [...base.regions.filter(region => own.has(region.id)), ...added] }
}

/** The components of a region; none where the page has no such region. */
export function findRegion(page: ContentPage, id: string): ContentRegion | undefined {
  return page.regions.find(region => region.id === id)
}

const EMPTY_PAGE: ContentPage = {
  id: '',
  found: false,
  url: '',
  pageFetchedById: false,
  meta: { title: '', description: '', keywords: '' },
  regions: []
}
