import { say } from '../../../texts/localized-text'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import { toDecimal } from '../../money'
import type { CatalogueContext } from './catalogue-context'
import { mapImage } from './map-images'
import { mapTieredPrices } from './map-prices'

/** The master of a variant, a master itself, undefined for everything else. */
export function findMaster({ view }: CatalogueContext, product: Product): Product | undefined {
  if (product.kind === 'master') return product
  return product.masterId === undefined ? undefined : view.catalogue.findProduct(product.masterId)
}

/** Variants of a master with price and availability, on request with what each price book says. */
export function mapVariants(
  { view }: CatalogueContext,
  master: Product,
  perPricebook = false
): ShopperProductsTypes.Variant[] {
  return view.catalogue.listVariants(master.id).map(variant => {
    const price = view.findPrice(variant)
    return {
      productId: variant.id,
      orderable: view.findInventory(variant).orderable,
      variationValues: variant.variationValues ?? {},
      ...(price ? { price: toDecimal(price.price) } : {}),
      ...(price && perPricebook ? { tieredPrices: mapTieredPrices(price) } : {})
    }
  })
}

/**
 * Axes of a master. A value is orderable when one variant with it is; values with their own
 * picture carry it in three sizes, as the gift cards' motifs need.
 */
export function mapVariationAttributes(
  context: CatalogueContext,
  master: Product
): ShopperProductsTypes.VariationAttribute[] {
  const { view } = context
  const variants = view.catalogue.listVariants(master.id)
  return (master.variationAttributes ?? []).map(attribute => ({
    id: attribute.id,
    name: say(attribute.name, view.language),
    values: attribute.values.map(({ value, name, pictureId }) => {
      const orderable = variants.some(
        variant => variant.variationValues?.[attribute.id] === value && view.findInventory(variant).orderable
      )
      const entry = { value, name: say(name, view.language), orderable }
      if (!pictureId) return entry
      const image = mapImage(
        context,
        pictureId,
        `${say(master.name, view.language)}, ${say(name, view.language)}`
      )
      return { ...entry, image, imageSwatch: image, images: { small: image, medium: image, large: image } }
    })
  }))
}
