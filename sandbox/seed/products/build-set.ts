import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { buildProduct, buildProductId, type ProductRow } from './base-product'
import { buildLabel } from './label'

interface SetRow extends ProductRow {
  category: string
  /** Product numbers and how many of each. */
  items: [number: number, quantity: number][]
  colors: [main: string, accent: string, ground: string]
  motif: ProductPicture['motif']
  contents: Localized
  advice: Localized
  usps: LocalizedList
  keywords: LocalizedList
}

/** A set: sold as its parts, priced as their sum. */
export function buildSet(siteId: SiteId, row: SetRow): SeedProduct {
  const [main, accent, ground] = row.colors
  const name = typeof row.name === 'string' ? row.name : row.name.de
  const set = buildProduct(
    siteId,
    { ...row, keywords: undefined },
    {
      category: row.category,
      kind: 'set',
      advice: row.advice,
      taxClass: 'standard',
      facts: { contents: row.contents, usps: row.usps },
      picture: {
        form: 'gift-set',
        motif: row.motif,
        colors: { main, accent, ground },
        label: buildLabel(name)
      },
      keywords: row.keywords
    }
  )
  return {
    ...set,
    setItems: row.items.map(([number, quantity]) => ({ productId: buildProductId(siteId, number), quantity }))
  }
}
