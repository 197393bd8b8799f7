import type { Category } from '../../domain/catalogue/category'
import { inEach, say, type Localized } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildSlug } from '../../texts/build-slug'

interface CategoryRow {
  id: string
  /** In German; that of other languages is made of their name. */
  slug: string
  name: Localized
  description: Localized
  pageTitle?: Localized
  pageDescription?: Localized
  /** Scene of the tile; every category has its own unless stated. */
  pictureId?: string
  showInMenu?: boolean
  children?: CategoryRow[]
}

/** Flattens a site's tree of rows into categories, top ones first; titles fall back to name and brand. */
export function buildCategories(siteId: SiteId, rows: CategoryRow[], parentId = 'root'): Category[] {
  return rows.flatMap((row, index) => [
    buildCategory(siteId, row, parentId, index + 1),
    ...buildCategories(siteId, row.children ?? [], row.id)
  ])
}

function buildCategory(siteId: SiteId, row: CategoryRow, parentId: string, position: number): Category {
  return {
    id: row.id,
    parentId,
    siteId,
    slug: inEach(language => (language.startsWith('de') ? row.slug : buildSlug(say(row.name, language)))),
    name: row.name,
    description: row.description,
    pageTitle:
      row.pageTitle ?? t('{name} kaufen bei {site}', '{name} from {site}', { name: row.name, site: siteId }),
    pageDescription: row.pageDescription ?? row.description,
    pictureId: row.pictureId ?? `${siteId}-${row.id}`,
    showInMenu: row.showInMenu ?? true,
    position
  }
}
