import { mapProductType } from '../products/map-product'
import { say } from '../../../texts/localized-text'
import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import { mapTileAttributes } from '../products/map-attributes'
import { toDecimal } from '../../money'
import type { CatalogueContext } from '../products/catalogue-context'
import { mapImage, mapImageGroups, selectImageTypes } from '../products/map-images'
import { mapPriceRanges, mapProductPromotions, mapTieredPrices } from '../products/map-prices'
import { mapVariants, mapVariationAttributes } from '../products/map-variations'
import type { ImageTypes } from '../products/query-parameters'

/** Which parts of a hit are wanted. */
export interface HitParts {
  isExpanded(part: string): boolean
  /** Picture groups: of every variation value, of the product alone, or absent where it is undefined. */
  allImages?: boolean
  /** All view types without it; only looked at where all pictures are asked for. */
  imageTypes?: ImageTypes
  /** Whether hits and variants say what each price book does. */
  perPricebook: boolean
}

/** The variant to show first: one that can be ordered, if there is any. */
function mapRepresented({ view }: CatalogueContext, product: Product) {
  const variants = product.kind === 'master' ? view.catalogue.listVariants(product.id) : []
  const first = variants.find(variant => view.findInventory(variant).orderable) ?? variants[0] ?? product
  const all = variants.length > 0 ? variants : [product]
  return { representedProduct: { id: first.id }, representedProducts: all.map(({ id }) => ({ id })) }
}

function mapGroups(context: CatalogueContext, product: Product, { allImages, imageTypes }: HitParts) {
  if (allImages === undefined) return {}
  const groups = mapImageGroups(context, product, allImages)
  return { imageGroups: allImages ? selectImageTypes(groups, imageTypes) : groups }
}

function mapPriceBooks(context: CatalogueContext, product: Product) {
  if (product.kind === 'master') return { priceRanges: mapPriceRanges(context, product) }
  const price = product.kind === 'set' ? undefined : context.view.findPrice(product)
  return price ? { tieredPrices: mapTieredPrices(price) } : {}
}

/** One hit; variants appear under their master. */
export function mapHit(
  context: CatalogueContext,
  product: Product,
  parts: HitParts
): ShopperSearchTypes.ProductSearchHit {
  const { view } = context
  const { isExpanded } = parts
  const price = view.findPrice(product)
  const name = say(product.name, view.language)
  return {
    productId: product.id,
    productName: name,
    hitType: product.kind === 'simple' ? 'product' : product.kind,
    productType: mapProductType(product.kind),
    currency: view.currency,
    brand: product.brand,
    ...(price && isExpanded('prices') ? { price: toDecimal(price.price) } : {}),
    ...(price?.priceMax !== undefined && isExpanded('prices') ? { priceMax: toDecimal(price.priceMax) } : {}),
    ...(isExpanded('availability') ? { orderable: view.findInventory(product).orderable } : {}),
    ...(isExpanded('images') ? { image: mapImage(context, product.id, name) } : {}),
    ...(isExpanded('images') ? mapGroups(context, product, parts) : {}),
    ...(isExpanded('prices') && parts.perPricebook ? mapPriceBooks(context, product) : {}),
    ...(isExpanded('represented_products') ? mapRepresented(context, product) : {}),
    ...(isExpanded('variations') && product.kind === 'master'
      ? {
          variants: mapVariants(context, product, parts.perPricebook),
          variationAttributes: mapVariationAttributes(context, product)
        }
      : {}),
    ...(isExpanded('promotions') && price ? { productPromotions: mapProductPromotions(context, price) } : {}),
    ...mapTileAttributes(context, product),
    c_promise: say(product.shortDescription, view.language)
  }
}
