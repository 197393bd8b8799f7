import { say } from '../../../texts/localized-text'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product, ProductKind } from '../../../domain/catalogue/product'
import { buildProductPath } from '../../../domain/catalogue/product-path'
import { mapDetailAttributes } from './map-attributes'
import { toDecimal } from '../../money'
import type { CatalogueContext } from './catalogue-context'
import { mapImageGroups, selectImageTypes } from './map-images'
import { mapInventories, mapInventory } from './map-inventory'
import { mapPriceRanges, mapPrices, mapProductPromotions } from './map-prices'
import { findMaster, mapVariants, mapVariationAttributes } from './map-variations'
import type { ImageTypes } from './query-parameters'

/** The platform's type flags; a simple product is an "item". */
export function mapProductType(
  kind: ProductKind
): Partial<Record<'item' | 'master' | 'variant' | 'set', true>> {
  return kind === 'simple' ? { item: true } : { [kind]: true }
}

/** Which parts of a product are wanted. */
export interface ProductParts {
  isExpanded(part: string): boolean
  /** Whether the pictures of variation values come along. */
  allImages: boolean
  /** All view types without it. */
  imageTypes?: ImageTypes
  /** Inventory lists that are wanted besides the site's own. */
  inventoryIds?: readonly string[]
  /** Whether variants and masters say what each price book does. */
  perPricebook?: boolean
}

function mapTexts({ view }: CatalogueContext, product: Product) {
  const { language } = view
  const name = say(product.name, language)
  const category = view.catalogue.categories.find(product.primaryCategoryId)
  return {
    brand: product.brand,
    name,
    shortDescription: say(product.shortDescription, language),
    longDescription: say(product.longDescription, language),
    pageTitle: say(product.pageTitle, language) ?? name,
    pageDescription: say(product.pageDescription, language) ?? say(product.shortDescription, language),
    pageKeywords: say(product.keywords, language).join(', '),
    primaryCategoryId: product.primaryCategoryId,
    primaryCategory: category && {
      id: category.id,
      name: say(category.name, language),
      parentCategoryTree: view.catalogue.categories
        .listPath(category.id)
        .map(({ id, name: label }) => ({ id, name: say(label, language) }))
    }
  }
}

function mapVariations(context: CatalogueContext, product: Product, { perPricebook }: ProductParts) {
  const master = findMaster(context, product)
  if (!master) return {}
  const price = context.view.findPrice(master)
  const inventory = context.view.findInventory(master)
  return {
    variants: mapVariants(context, master, perPricebook),
    variationAttributes: mapVariationAttributes(context, master),
    ...(product.variationValues ? { variationValues: product.variationValues } : {}),
    master: {
      masterId: master.id,
      orderable: inventory.orderable,
      ...(price ? { price: toDecimal(price.price) } : {}),
      ...(price?.priceMax === undefined ? {} : { priceMax: toDecimal(price.priceMax) })
    }
  }
}

/** `price` is for one unit of the product, beside the product's own. */
const mapOptions = ({ view }: CatalogueContext, { options }: Product) =>
  options && {
    options: options.map(({ id, name, description, values }) => ({
      id,
      name: say(name, view.language),
      description: say(description, view.language),
      values: values.map((value, index) => ({
        id: value.id,
        name: say(value.name, view.language),
        price: toDecimal(value.price[view.currency] ?? 0),
        default: index === 0
      }))
    }))
  }

function mapAvailability(context: CatalogueContext, product: Product, { inventoryIds = [] }: ProductParts) {
  const inventory = mapInventory(context, product)
  if (inventoryIds.length === 0) return { inventory }
  return { inventory, inventories: mapInventories(context, product, inventoryIds) }
}

/** The product as `getProduct` returns it; the parts of a set are mapped in full. */
export function mapProduct(
  context: CatalogueContext,
  product: Product,
  parts: ProductParts
): ShopperProductsTypes.Product {
  const { view } = context
  const { isExpanded } = parts
  const price = view.findPrice(product)
  const setProducts = (product.setItems ?? []).flatMap(({ productId }) => {
    const part = view.findProduct(productId)
    return part && part.kind !== 'set' ? [mapProduct(context, part, parts)] : []
  })
  return {
    id: product.id,
    ...mapTexts(context, product),
    slugUrl: buildProductPath(product, view.catalogue.categories, view.language),
    type: { ...mapProductType(product.kind), ...(product.options && { option: true }) },
    currency: view.currency,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    ...(price && isExpanded('prices') ? mapPrices(context, product, price) : {}),
    ...(isExpanded('prices') && parts.perPricebook && product.kind === 'master'
      ? { priceRanges: mapPriceRanges(context, product) }
      : {}),
    ...(isExpanded('availability') ? mapAvailability(context, product, parts) : {}),
    ...(isExpanded('images')
      ? { imageGroups: selectImageTypes(mapImageGroups(context, product, parts.allImages), parts.imageTypes) }
      : {}),
    ...(isExpanded('promotions') && price ? { productPromotions: mapProductPromotions(context, price) } : {}),
    ...(isExpanded('options') ? mapOptions(context, product) : {}),
    ...(isExpanded('variations') ? mapVariations(context, product, parts) : {}),
    ...(isExpanded('set_products') && product.kind === 'set' ? { setProducts } : {}),
    ...mapDetailAttributes(context, product)
  }
}
