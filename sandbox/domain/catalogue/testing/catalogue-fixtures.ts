import type { Category } from '../category'
import type { Product } from '../product'
import type { Promotion } from '../../promotions/promotion'
import type { Site } from '../../sites/site'
import { catalogueSchema, importCatalogue, type CatalogueRecords } from '../../../storage/sqlite/catalogue'
import { openDatabase, type Database } from '../../../storage/sqlite/database'
import { createCatalogue, type Catalogue } from '../catalogue'

const text = (de: string, en = de) => ({ de, en })

export const testSite: Site = {
  id: 'jasmin',
  alias: 'jasmin',
  tenantId: 'jasmin',
  name: 'Jasmin',
  catalogId: 'jasmin-catalog',
  defaultLocale: 'de-DE',
  defaultCurrency: 'EUR',
  locales: [{ id: 'de-DE', alias: 'de-DE', preferredCurrency: 'EUR' }]
}

/** A category of the menu under the root, unless told otherwise. */
export const buildCategory = (id: string, change: Partial<Category> = {}): Category => ({
  id,
  parentId: 'root',
  siteId: 'jasmin',
  slug: id,
  name: text(id),
  description: text(id),
  pageTitle: text(id),
  pageDescription: text(id),
  showInMenu: true,
  position: 1,
  ...change
})

/** A simple tea for 10 EUR, 50 in stock. */
export const buildTestProduct = (id: string, change: Partial<Product> = {}): Product => ({
  id,
  siteId: 'jasmin',
  kind: 'simple',
  brand: 'Jasmin',
  name: text(`Tee ${id}`, `Tea ${id}`),
  shortDescription: text(''),
  longDescription: text(''),
  keywords: { de: [], en: [] },
  primaryCategoryId: 'green-tea',
  categoryIds: [],
  classCategoryId: 'tea',
  listPrice: { EUR: 1_000 },
  taxClass: 'reduced',
  inventory: { ats: 50, stockLevel: 50, orderable: true, preorderable: false, backorderable: false },
  minOrderQuantity: 1,
  stepQuantity: 1,
  basketLimit: 0,
  isGiftCard: false,
  isVirtualGiftCard: false,
  online: true,
  searchable: true,
  popularity: 1,
  facts: {},
  picture: {
    form: 'tea-box',
    motif: 'leaf',
    colors: { main: '#335533', accent: '#ffffff', ground: '#eeeeee' }
  },
  ...change
})

/** A promotion of 10 % on green tea, always running. */
export const buildPromotion = (id: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  siteId: 'jasmin',
  name: text(id),
  calloutMsg: text(id),
  details: text(id),
  percentOff: 10,
  categoryIds: ['green-tea'],
  ...change
})

/** A catalogue in memory with the given products; the clock stands at `now`. */
export function createTestCatalogue(
  seed: Partial<CatalogueRecords>,
  clock: { now(): number } = { now: () => 0 }
): { catalogue: Catalogue; db: Database } {
  const db = openDatabase(':memory:')
  db.exec(catalogueSchema)
  importCatalogue(db, {
    categories: [buildCategory('tea'), buildCategory('green-tea', { parentId: 'tea' })],
    products: [],
    promotions: [],
    ...seed
  })
  return { catalogue: createCatalogue({ db, sites: [testSite], clock }), db }
}
