import type { Category } from './category'
import type { Product } from './product'
import type { Promotion } from '../pricing/promotion'
import type { Site } from '../sites/site'
import { buildCategoryTree, type CategoryTree } from './category-tree'

/** Master data of one site, linked up. Nothing in it changes until the catalogue is loaded again. */
export interface SiteCatalogue {
  site: Site
  categories: CategoryTree
  promotions: Promotion[]
  findProduct(id: string): Product | undefined
  /** Variants of a master that are online, in their own order. */
  listVariants(masterId: string): Product[]
  /** Categories a product is sold in; a variant belongs to its master's too. */
  listCategoryIds(product: Product): string[]
  /** Masters and sets whose availability depends on this product. */
  listDependents(productId: string): Product[]
  /** Products of search and lists: simple products, masters and sets, best sellers first. */
  listed: Product[]
}

const isListed = (product: Product) => product.online && product.searchable && product.kind !== 'variant'

/** Appends to the list that a map keeps under a key. */
function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Links the records of one site. */
export function buildSiteCatalogue(
  site: Site,
  records: { categories: Category[]; products: Product[]; promotions: Promotion[] }
): SiteCatalogue {
  const byId = new Map(records.products.map(product => [product.id, product]))
  const variants = new Map<string, Product[]>()
  const dependents = new Map<string, Product[]>()
  for (const product of records.products) {
    const master = product.masterId === undefined ? undefined : byId.get(product.masterId)
    if (master) append(dependents, product.id, master)
    if (master && product.online) append(variants, master.id, product)
    for (const part of product.setItems ?? []) append(dependents, part.productId, product)
  }

  const listOwnCategoryIds = (product: Product) => [product.primaryCategoryId, ...product.categoryIds]
  return {
    site,
    categories: buildCategoryTree(records.categories, site),
    promotions: records.promotions,
    findProduct: id => byId.get(id),
    listVariants: masterId => variants.get(masterId) ?? [],
    listCategoryIds(product) {
      const master = product.masterId === undefined ? undefined : byId.get(product.masterId)
      return [...new Set([...listOwnCategoryIds(product), ...(master ? listOwnCategoryIds(master) : [])])]
    },
    listDependents: productId => dependents.get(productId) ?? [],
    listed: records.products.filter(isListed).sort((a, b) => b.popularity - a.popularity)
  }
}
