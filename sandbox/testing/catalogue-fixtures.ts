import type { Category } from '../domain/catalogue/category'
import type { Promotion } from '../domain/pricing/promotion'
import type { Site } from '../domain/sites/site'
import { catalogueSchema, importCatalogue, type CatalogueRecords } from '../storage/sqlite/catalogue'
import { openDatabase, type Database } from '../storage/sqlite/database'
import { createCatalogue, type Catalogue } from '../domain/catalogue/catalogue'

import { jasminShop } from '../seed/pages/shop-facts'

const text = (de: string, en = de) => ({ de, en })

export const testSite: Site = {
  id: 'jasmin',
  alias: 'jasmin',
  tenantId: 'jasmin',
  name: 'Jasmin',
  catalogId: 'jasmin-catalog',
  defaultLocale: 'de-DE',
  defaultCurrency: 'EUR',
  merchant: jasminShop,
  locales: [{ id: 'de-DE', alias: 'de-DE', preferredCurrency: 'EUR' }]
}

/** A category of the menu under the root, unless told otherwise. */
export const buildCategory = (id: string, change: Partial<Category> = {}): Category => ({
  id,
  parentId: 'root',
  siteId: 'jasmin',
  slug: text(id),
  name: text(id),
  description: text(id),
  pageTitle: text(id),
  pageDescription: text(id),
  showInMenu: true,
  position: 1,
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

/** A catalogue in memory with the given products; the clock is fixed at `now`. */
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
