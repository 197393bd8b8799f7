import type { Category } from '../../domain/catalogue/category'
import type { StoreStock } from '../../domain/catalogue/inventory'
import type { Product } from '../../domain/catalogue/product'
import type { Promotion } from '../../domain/pricing/promotion'
import type { SiteId } from '../../domain/sites/site'
import { inTransaction, type Database } from './database'

/**
 * Tables of the catalogue. Master data is kept as JSON documents, because the
 * domain indexes it in memory; stock has columns, because it changes.
 * `ats` may fall below zero for pre-orders and back-orders.
 */
export const catalogueSchema = `
  CREATE TABLE IF NOT EXISTS catalogue_category (
    site_id TEXT NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (site_id, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS catalogue_product (
    id TEXT PRIMARY KEY, site_id TEXT NOT NULL, document TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS catalogue_product_site ON catalogue_product (site_id);
  CREATE TABLE IF NOT EXISTS catalogue_promotion (
    site_id TEXT NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (site_id, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS catalogue_stock (
    product_id TEXT PRIMARY KEY, site_id TEXT NOT NULL, ats INTEGER NOT NULL, stock_level INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS catalogue_store_stock (
    inventory_id TEXT NOT NULL, product_id TEXT NOT NULL, ats INTEGER NOT NULL, stock_level INTEGER NOT NULL,
    PRIMARY KEY (inventory_id, product_id)
  ) WITHOUT ROWID;
`

/** Master data: a seed's for all sites, or the stored one of a site. */
export interface CatalogueRecords {
  categories: Category[]
  products: Product[]
  promotions: Promotion[]
}

/** Replaces the whole catalogue, stock included; all or nothing. */
export function importCatalogue(
  db: Database,
  records: CatalogueRecords & { storeStock?: StoreStock[] }
): void {
  const insertCategory = db.prepare('INSERT INTO catalogue_category VALUES (?, ?, ?)')
  const insertProduct = db.prepare('INSERT INTO catalogue_product VALUES (?, ?, ?)')
  const insertStock = db.prepare('INSERT INTO catalogue_stock VALUES (?, ?, ?, ?)')
  // One statement for the thousands of rows: a call for each took a third of a sandbox's opening.
  const insertStoreStock = db.prepare(`
    INSERT INTO catalogue_store_stock
    SELECT value->>'inventoryId', value->>'productId', value->>'units', value->>'units' FROM json_each(?)
  `)
  const insertPromotion = db.prepare('INSERT INTO catalogue_promotion VALUES (?, ?, ?)')

  inTransaction(db, () => {
    for (const table of ['category', 'product', 'promotion', 'stock', 'store_stock'])
      db.exec(`DELETE FROM catalogue_${table}`)
    for (const entry of records.categories) insertCategory.run(entry.siteId, entry.id, JSON.stringify(entry))
    for (const entry of records.promotions) insertPromotion.run(entry.siteId, entry.id, JSON.stringify(entry))
    for (const product of records.products) {
      insertProduct.run(product.id, product.siteId, JSON.stringify(product))
      if (!product.inventory) continue
      insertStock.run(product.id, product.siteId, product.inventory.ats, product.inventory.stockLevel)
    }
    insertStoreStock.run(JSON.stringify(records.storeStock ?? []))
  })
}

/** Reads the master data of one site, products in the order of their import. */
export function readCatalogue(db: Database, siteId: SiteId): CatalogueRecords {
  function readDocuments<Entry>(sql: string): Entry[] {
    const rows = db.prepare(sql).raw().all(siteId) as [string][]
    return rows.map(([document]) => JSON.parse(document) as Entry)
  }
  return {
    categories: readDocuments('SELECT document FROM catalogue_category WHERE site_id = ?'),
    products: readDocuments('SELECT document FROM catalogue_product WHERE site_id = ? ORDER BY rowid'),
    promotions: readDocuments('SELECT document FROM catalogue_promotion WHERE site_id = ?')
  }
}
