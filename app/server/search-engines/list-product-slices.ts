import type { Platform } from '../../platform/platform'
import { ROOT_CATEGORY_ID } from '../../visit/addresses/paths'

/** A category whose products are listed, in whole or up to where the platform's search ends. */
interface ProductSlice {
  categoryId: string
  total: number
}

/** The platform's search ends here, whatever it finds. */
const LAST_RESULT = 10_000

/**
 * The shop's products in lists that the platform's search can reach the end of: one of all products where
 * they are few enough, else those of the categories below, and so on. A product of several categories may be
 * in several lists, which is harmless.
 */
export async function listProductSlices(platform: Platform): Promise<ProductSlice[]> {
  const slices: ProductSlice[] = []
  const open = [ROOT_CATEGORY_ID]
  const seen = new Set(open)

  for (let categoryId = open.shift(); categoryId !== undefined; categoryId = open.shift()) {
    const total = await countProducts(platform, categoryId)
    const children = total > LAST_RESULT ? await listChildren(platform, categoryId) : []
    if (children.length === 0 && total > 0) slices.push({ categoryId, total: Math.min(total, LAST_RESULT) })
    for (const child of children) {
      if (seen.has(child)) continue
      seen.add(child)
      open.push(child)
    }
  }
  return slices
}

async function countProducts(platform: Platform, categoryId: string): Promise<number> {
  const { total } = await platform.search.productSearch({
    refine: [`cgid=${categoryId}`],
    limit: 1,
    expand: ['none']
  })
  return total ?? 0
}

async function listChildren(platform: Platform, id: string): Promise<string[]> {
  const { categories = [] } = await platform.products.getCategory({ id, levels: 1 })
  return categories.map(child => child.id)
}
