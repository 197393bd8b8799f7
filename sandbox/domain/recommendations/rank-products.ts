import type { Product } from '../catalogue/product'
import type { SiteCatalogue } from '../catalogue/site-catalogue'

/** How alike two products are; 0 = not at all. */
export function computeLikeness(a: Product, b: Product): number {
  const flavours = (a.facts.flavour ?? []).filter(flavour => b.facts.flavour?.includes(flavour)).length
  const isSame = (value: unknown, other: unknown) => value !== undefined && value === other
  return (
    (a.primaryCategoryId === b.primaryCategoryId ? 4 : 0) +
    (a.classCategoryId === b.classCategoryId ? 1 : 0) +
    (isSame(a.facts.teaType, b.facts.teaType) ? 2 : 0) +
    (isSame(a.facts.form, b.facts.form) ? 1 : 0) +
    (isSame(a.facts.caffeine, b.facts.caffeine) ? 1 : 0) +
    flavours
  )
}

/** Products by falling score, without those that score nothing; equals stay in their order. */
export function rankByScore(products: Product[], getScore: (product: Product) => number): Product[] {
  return products
    .map(product => ({ product, score: getScore(product) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product)
}

/** The other parts of the sets that these products are sold in, and of sets themselves. */
export function listBeside(catalogue: SiteCatalogue, ids: string[]): string[] {
  const sets = ids.flatMap(id => {
    const product = catalogue.findProduct(id)
    const own = product?.kind === 'set' ? [product] : []
    const variants = product?.kind === 'master' ? catalogue.listVariants(id).map(variant => variant.id) : []
    return [...own, ...[id, ...variants].flatMap(catalogue.listDependents)]
  })
  const parts = sets.flatMap(({ setItems = [] }) => setItems.map(({ productId }) => productId))
  return [...new Set(parts)].filter(id => !ids.includes(id))
}

/** Products of which lists show only one: a variant is shown by its master, everything else by itself. */
export function listShown(catalogue: SiteCatalogue, ids: string[]): Product[] {
  const shown = ids.flatMap(id => {
    const product = catalogue.findProduct(id)
    return catalogue.findProduct(product?.masterId ?? id) ?? []
  })
  return [...new Set(shown)]
}
