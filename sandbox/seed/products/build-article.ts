import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { buildProduct, type ProductRow } from './base-product'

interface ArticleRow extends ProductRow {
  category: string
  form: ProductPicture['form']
  motif?: ProductPicture['motif']
  pieces?: number
  colors: [main: string, accent: string, ground: string]
  label?: ProductPicture['label']
  contents: Localized
  material?: Localized
  ingredients?: Localized
  origin?: Localized
  flavour?: ProductFacts['flavour']
  servings?: number
  specs?: ProductFacts['specs']
  usps: LocalizedList
  /** How to use, keep or clean it. */
  advice: Localized
  baseMeasure?: SeedProduct['baseMeasure']
  keywords: LocalizedList
}

/** Something to use: taxed at the standard rate. */
export function buildAccessory(siteId: SiteId, row: ArticleRow): SeedProduct {
  return buildArticle(siteId, row, 'standard')
}

/** Something to eat: taxed at the reduced rate. */
export function buildTreat(siteId: SiteId, row: ArticleRow): SeedProduct {
  return buildArticle(siteId, row, 'reduced')
}

function buildArticle(siteId: SiteId, row: ArticleRow, taxClass: SeedProduct['taxClass']): SeedProduct {
  const [main, accent, ground] = row.colors
  const { contents, material, ingredients, origin, flavour, servings, specs, usps } = row
  return buildProduct(
    siteId,
    { ...row, keywords: undefined },
    {
      category: row.category,
      advice: row.advice,
      baseMeasure: row.baseMeasure,
      taxClass,
      facts: { contents, material, ingredients, origin, flavour, servings, specs, usps },
      picture: {
        form: row.form,
        motif: row.motif ?? 'none',
        pieces: row.pieces,
        colors: { main, accent, ground },
        label: row.label
      },
      keywords: row.keywords
    }
  )
}
