import { getInventoryId, type Inventory, type InventoryList } from './inventory'
import type { Product } from './product'
import type { ProductQuantity, ProductStock } from './product-stock'
import type { ProductLookup } from './sellable-product'
import type { Clock } from '../clock'
import type { Language } from '../../texts/localized-text'
import type { Promotion } from '../pricing/promotion'
import type { Site, SiteId } from '../sites/site'
import { readCatalogue } from '../../storage/sqlite/catalogue'
import { createStockStore } from '../../storage/sqlite/catalogue-stock'
import type { Database } from '../../storage/sqlite/database'
import { createPriceLists, type PriceList } from '../pricing/price-list'
import type { ProductPrice } from '../pricing/product-price'
import {
  createSiteSearch,
  type SearchOutcome,
  type SearchRequest,
  type SiteSearch
} from '../search/site-search'
import { suggest, type Suggestions } from '../search/suggest'
import type { SuggestedPhrase } from '../search/suggest-spelling'
import { computeInventory, computeStoreInventory } from './availability'
import { buildSellable } from './build-sellable'
import { buildSiteCatalogue, type SiteCatalogue } from './site-catalogue'
import { createStockLedger, type StockLedger } from './stock-ledger'
import { listMovements } from './stock-movements'

/** For whom the catalogue is read. */
export interface CatalogueScope {
  siteId: SiteId
  language: Language
  currency: string
  /** When the prices are to hold, in milliseconds since the epoch; now without it. */
  effectiveTime?: number
}

/** The catalogue of one site as one shopper sees it, at the time it was opened. */
export interface CatalogueView {
  site: Site
  language: Language
  currency: string
  catalogue: SiteCatalogue
  /** A product that is online. */
  findProduct(id: string): Product | undefined
  /** Undefined when the product is not sold in the currency. */
  findPrice(product: Product): ProductPrice | undefined
  findInventory(product: Product): Inventory
  /** Availability in one inventory list; undefined for a list that is neither the site's nor of its stores. */
  findInventoryIn(inventoryId: string, product: Product): Inventory | undefined
  search(request: Omit<SearchRequest, 'language' | 'prices'>): SearchOutcome
  /** A better spelling of a query that finds little; undefined without one. */
  suggestSpelling(query: string): SuggestedPhrase | undefined
  suggest(query: string, limit: number): Suggestions
}

/** Everything that is for sale. Master data is read once and held in memory; stock lives in the database. */
export interface Catalogue extends ProductLookup, ProductStock {
  /** @throws Error for a site that the sandbox does not have; guards refuse such requests earlier. */
  open(scope: CatalogueScope): CatalogueView
  /** Whether the site has a product of that id online, whatever its kind and price. */
  hasProduct(siteId: SiteId, productId: string): boolean
  /** Promotions of a site, running or not. */
  listPromotions(siteId: SiteId): Promotion[]
}

interface LoadedSite {
  catalogue: SiteCatalogue
  ledger: StockLedger
  getSearch(): SiteSearch
  findPrices(currency: string, now: number): PriceList
}

function loadSite(db: Database, site: Site, hasStoreInventory: (inventoryId: string) => boolean): LoadedSite {
  const catalogue = buildSiteCatalogue(site, readCatalogue(db, site.id))
  const ledger = createStockLedger(createStockStore(db), site.id)
  let search: SiteSearch | undefined
  return {
    catalogue,
    ledger,
    getSearch: () => (search ??= createSiteSearch(catalogue, ledger, hasStoreInventory)),
    findPrices: createPriceLists(catalogue)
  }
}

/** Opens the catalogue over a database that holds `catalogueSchema`; sites are read at their first use. */
export function createCatalogue({
  db,
  sites,
  clock,
  inventoryLists = []
}: {
  db: Database
  sites: Site[]
  clock: Clock
  /** Of stores; each site has its own besides. */
  inventoryLists?: InventoryList[]
}): Catalogue {
  const hasStoreInventory = (siteId: SiteId, inventoryId: string): boolean =>
    inventoryLists.some(list => list.inventoryId === inventoryId && list.siteIds.includes(siteId))

  const loaded = new Map<SiteId, LoadedSite>()

  function requireLoaded(siteId: SiteId): LoadedSite {
    const known = loaded.get(siteId)
    if (known) return known
    const site = sites.find(candidate => candidate.id === siteId)
    if (!site) throw new Error(`There is no site '${siteId}'.`)
    const fresh = loadSite(db, site, inventoryId => hasStoreInventory(siteId, inventoryId))
    loaded.set(siteId, fresh)
    return fresh
  }

  /** Availability in a store's list or, for any other id, in the site's. */
  function findInventory(siteId: SiteId, product: Product, inventoryId = ''): Inventory {
    const { catalogue, ledger } = requireLoaded(siteId)
    return hasStoreInventory(siteId, inventoryId)
      ? computeStoreInventory(product, catalogue, ledger, inventoryId)
      : computeInventory(product, catalogue, ledger)
  }

  /** The site's own list has no id in the ledger. */
  const toOwnList = (siteId: SiteId, { inventoryId = '', ...line }: ProductQuantity): ProductQuantity =>
    hasStoreInventory(siteId, inventoryId) ? { ...line, inventoryId } : line

  return {
    open({ siteId, language, currency, effectiveTime }) {
      const { catalogue, getSearch, findPrices } = requireLoaded(siteId)
      const isList = (inventoryId: string) =>
        inventoryId === getInventoryId(catalogue.site) || hasStoreInventory(siteId, inventoryId)
      const prices = findPrices(currency, effectiveTime ?? clock.now())
      return {
        site: catalogue.site,
        language,
        currency,
        catalogue,
        findProduct(id) {
          const product = catalogue.findProduct(id)
          return product?.online ? product : undefined
        },
        findPrice: product => prices.findPrice(product),
        findInventory: product => findInventory(siteId, product),
        findInventoryIn: (inventoryId, product) =>
          isList(inventoryId) ? findInventory(siteId, product, inventoryId) : undefined,
        search: request => getSearch().search({ ...request, language, prices }),
        suggestSpelling: query => getSearch().suggestSpelling(query, language),
        suggest: (query, limit) => suggest(getSearch(), catalogue, { query, language, prices, limit })
      }
    },
    hasProduct: (siteId, productId) =>
      requireLoaded(siteId).catalogue.findProduct(productId)?.online === true,
    hasStoreInventory,
    findSellable(siteId, productId, currency, inventoryId) {
      const { catalogue, findPrices } = requireLoaded(siteId)
      const product = catalogue.findProduct(productId)
      if (!product?.online) return undefined
      const price = findPrices(currency, clock.now()).findPrice(product)
      if (!price) return undefined
      return buildSellable(product, price, findInventory(siteId, product, inventoryId), catalogue)
    },
    takeStock(siteId, lines) {
      const { catalogue, ledger } = requireLoaded(siteId)
      const movements = listMovements(
        lines.map(line => toOwnList(siteId, line)),
        catalogue
      )
      return movements !== undefined && ledger.take(movements)
    },
    returnStock(siteId, lines) {
      const { catalogue, ledger } = requireLoaded(siteId)
      const known = lines
        .filter(line => catalogue.findProduct(line.productId))
        .map(line => toOwnList(siteId, line))
      ledger.returnUnits(listMovements(known, catalogue) ?? [])
    },
    listPromotions: siteId => requireLoaded(siteId).catalogue.promotions
  }
}
