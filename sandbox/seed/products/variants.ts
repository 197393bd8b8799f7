import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import type { Inventory } from '../../domain/catalogue/inventory'
import type { ProductFacts, VariationAttribute } from '../../domain/catalogue/product'
import type { Cents } from '../../domain/money'
import { inStock } from './inventory'
import { buildPrices } from './prices'
import { buildProductId, spread } from './base-product'

export interface VariantRow {
  values: Record<string, string>
  price: Cents
  pence?: Cents
  inventory?: Inventory
  sale?: Cents
  baseMeasure?: SeedProduct['baseMeasure']
  facts?: Partial<ProductFacts>
  picture?: Partial<ProductPicture>
  isVirtualGiftCard?: boolean
}

/** A master followed by its variants; a variant's id is its master's number and its position. */
export function buildVariants(
  master: SeedProduct,
  number: number,
  variationAttributes: VariationAttribute[],
  rows: VariantRow[]
): SeedProduct[] {
  const variants = rows.map((row, index) => buildVariant(master, number * 100 + index + 1, row))
  const hasOffer = variants.some(variant => variant.salePrice)
  return [
    { ...master, kind: 'master', variationAttributes, ...(hasOffer ? listAmongOffers(master) : {}) },
    ...variants
  ]
}

function buildVariant(master: SeedProduct, number: number, row: VariantRow): SeedProduct {
  const listPrice = buildPrices(master.siteId, row.price, row.pence)
  const reduced =
    row.sale === undefined
      ? {}
      : {
          salePrice: buildPrices(master.siteId, row.sale),
          lastMonthPrice: listPrice,
          ...listAmongOffers(master)
        }
  return {
    ...master,
    id: buildProductId(master.siteId, number),
    kind: 'variant',
    masterId: master.id,
    variationValues: row.values,
    listPrice,
    ...reduced,
    inventory: row.inventory ?? inStock(spread(number, 24, 240)),
    baseMeasure: row.baseMeasure ?? master.baseMeasure,
    facts: { ...master.facts, ...row.facts },
    picture: { ...master.picture, ...row.picture },
    isVirtualGiftCard: row.isVirtualGiftCard ?? false
  }
}

function listAmongOffers({ categoryIds }: SeedProduct): Pick<SeedProduct, 'categoryIds' | 'badge'> {
  return { categoryIds: [...categoryIds, 'all-sale'], badge: 'sale' }
}
