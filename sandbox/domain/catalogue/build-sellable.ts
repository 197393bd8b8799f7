import type { Inventory } from './inventory'
import type { ChosenValue, Product } from './product'
import type { SellableProduct } from './sellable-product'
import type { ProductPrice } from '../pricing/product-price'
import type { SiteCatalogue } from './site-catalogue'

/** A product's categories with all of those above them. */
const listAllCategoryIds = (product: Product, { categories, listCategoryIds }: SiteCatalogue): string[] => [
  ...new Set(listCategoryIds(product).flatMap(id => categories.listPath(id).map(category => category.id)))
]

/** A variant's values of its master's axes, in their order. */
function listChosenValues(
  { masterId = '', variationValues = {} }: Product,
  catalogue: SiteCatalogue
): ChosenValue[] {
  return (catalogue.findProduct(masterId)?.variationAttributes ?? []).flatMap(({ id, name, values }) => {
    const chosen = values.find(({ value }) => value === variationValues[id])
    return chosen ? [{ id, name, value: chosen.value, label: chosen.name }] : []
  })
}

/** A product's data for a basket, with current price and availability. */
export function buildSellable(
  product: Product,
  price: ProductPrice,
  inventory: Inventory,
  catalogue: SiteCatalogue
): SellableProduct {
  const { applied } = price
  const category = catalogue.categories.find(product.primaryCategoryId)
  return {
    id: product.id,
    name: product.name,
    variation: listChosenValues(product, catalogue),
    kind: product.kind,
    shortDescription: product.shortDescription,
    unitPrice: price.price,
    ...(price.isReduced && { listPrice: price.listPrice }),
    basePrice: price.basePrice,
    taxClass: product.taxClass,
    inventory,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    basketLimit: product.basketLimit,
    ...(product.giftWrap && { giftWrap: true }),
    ...(product.options && { options: product.options }),
    isGiftCard: product.isGiftCard,
    isVirtualGiftCard: product.isVirtualGiftCard,
    primaryCategoryId: product.primaryCategoryId,
    primaryCategoryName: category?.name ?? { de: '', en: '', it: '', fr: '' },
    classCategoryId: product.classCategoryId,
    categoryIds: listAllCategoryIds(product, catalogue),
    ...(product.masterId === undefined ? {} : { masterId: product.masterId }),
    ...(applied
      ? { promotion: { id: applied.id, calloutMsg: applied.calloutMsg, percentOff: applied.percentOff } }
      : {}),
    ...(product.facts.servings === undefined ? {} : { servings: product.facts.servings })
  }
}
