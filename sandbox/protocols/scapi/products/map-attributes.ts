import type { Product, ProductFacts } from '../../../domain/catalogue/product'
import { buildProductPath } from '../../../domain/catalogue/product-path'
import { say, type Language } from '../../../texts/localized-text'
import { getTaxRate, computeContainedTax } from '../../../domain/pricing/tax'
import { mapInventory } from './map-inventory'
import { toDecimal } from '../../money'
import type { CatalogueContext } from './catalogue-context'
import { buildImageAddress } from './map-images'
import { findBasePrice } from './map-prices'
import { findMaster } from './map-variations'

/** The country of a locale such as "de-AT". */
const getCountry = (locale: string) => locale.split('-')[1] ?? 'DE'

/** A variant omits the attributes that it shares with its master; a master shows its first variant's contents. */
function collectFacts(context: CatalogueContext, product: Product) {
  const master = findMaster(context, product)
  const first = product.kind === 'master' ? context.view.catalogue.listVariants(product.id)[0] : undefined
  return { ...first?.facts, ...master?.facts, ...product.facts }
}

/** Cents without the contained tax; the parts of a set may be taxed differently. */
function computeNetPrice(context: CatalogueContext, product: Product): number {
  const { view, locale } = context
  if (product.kind === 'set') {
    return (product.setItems ?? []).reduce((sum, { productId, quantity }) => {
      const part = view.catalogue.findProduct(productId)
      return part && part.kind !== 'set' ? sum + computeNetPrice(context, part) * quantity : sum
    }, 0)
  }
  const gross = view.findPrice(product)?.price ?? 0
  return gross - computeContainedTax(gross, getTaxRate(getCountry(locale), product.taxClass))
}

function mapPriceAttributes(context: CatalogueContext, product: Product) {
  const price = context.view.findPrice(product)
  if (!price) return { c_priceDiscounted: false }
  const basePrice = findBasePrice(context, product)
  return {
    c_priceDiscounted: price.isReduced,
    c_listPrice: toDecimal(price.listPrice),
    c_minSetPrice: product.kind === 'set' ? toDecimal(price.price) : undefined,
    c_netPrice: toDecimal(computeNetPrice(context, product)),
    c_lastMonthPrice: price.lastMonthPrice === undefined ? undefined : toDecimal(price.lastMonthPrice),
    c_basePrice: basePrice?.text,
    c_basePriceAmount: basePrice && toDecimal(basePrice.amount),
    c_basePriceUnit: basePrice?.unit
  }
}

/** Parts of a set as the add-to-cart box needs them (requirement 4.2). */
function mapSetItems({ view }: CatalogueContext, product: Product) {
  return product.setItems?.flatMap(({ productId, quantity }) => {
    const part = view.findProduct(productId)
    const price = part && view.findPrice(part)
    if (!part || !price) return []
    return [
      {
        productId,
        quantity,
        orderable: view.findInventory(part).orderable,
        price: toDecimal(price.price),
        productName: say(part.name, view.language),
        primaryCategoryId: part.primaryCategoryId
      }
    ]
  })
}

/** Custom attributes that a tile needs. What a product does not have is undefined and so not sent. */
export function mapTileAttributes(context: CatalogueContext, product: Product) {
  const { view } = context
  const facts = collectFacts(context, product)
  return {
    ...mapPriceAttributes(context, product),
    c_inventory: mapInventory(context, product),
    c_slugUrl: buildProductPath(product, view.catalogue.categories, view.language),
    c_contents: say(facts.contents, view.language),
    c_badge: product.badge,
    c_rating: product.rating ?? findMaster(context, product)?.rating,
    c_caffeine: facts.caffeine,
    c_teaType: facts.teaType,
    c_form: facts.form,
    c_organic: facts.organic,
    c_flavorIntensity: facts.flavorIntensity,
    c_servings: facts.servings,
    c_basketLimit: product.basketLimit,
    c_giftWrap: product.giftWrap,
    c_isGiftcard: product.isGiftCard,
    c_giftCardIsVirtual: product.isVirtualGiftCard,
    c_setItemQuantities: mapSetItems(context, product)
  }
}

function mapCategoryAttributes({ view }: CatalogueContext, product: Product) {
  const classCategory = view.catalogue.categories.find(product.classCategoryId)
  const primaryCategory = view.catalogue.categories.find(product.primaryCategoryId)
  return {
    c_classCategory: say(classCategory?.slug, view.language),
    c_classCategoryId: product.classCategoryId,
    c_classCategoryID: product.isGiftCard ? 'giftcard' : product.classCategoryId,
    c_classCategoryName: say(classCategory?.name, view.language),
    c_primaryCategory: say(primaryCategory?.slug, view.language),
    c_primaryCategoryName: say(primaryCategory?.name, view.language)
  }
}

const mapSpecs = (specs: NonNullable<ProductFacts['specs']>, language: Language) =>
  Object.fromEntries(
    Object.entries(specs).map(([key, value]) => [
      key,
      typeof value === 'object' ? say<string | string[]>(value, language) : value
    ])
  )

/** All custom attributes of a product page. */
export function mapDetailAttributes(context: CatalogueContext, product: Product) {
  const { view } = context
  const facts = collectFacts(context, product)
  const inventory = view.findInventory(product)
  return {
    ...mapTileAttributes(context, product),
    ...mapCategoryAttributes(context, product),
    c_purchasable: product.online && view.findPrice(product) !== undefined,
    c_orderable: inventory.orderable,
    c_usps: say(facts.usps, view.language),
    c_fruitiness: facts.fruitiness,
    c_roasting: facts.roasting,
    c_flavour: facts.flavour,
    c_brewing: facts.brewing,
    c_scene: facts.scene && buildImageAddress(context, facts.scene),
    c_goesWith: facts.goesWith,
    c_ingredients: say(facts.ingredients, view.language),
    c_origin: say(facts.origin, view.language),
    c_material: say(facts.material, view.language),
    c_specs: facts.specs && mapSpecs(facts.specs, view.language)
  }
}
