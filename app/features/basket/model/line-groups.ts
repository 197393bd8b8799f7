import type { Basket, BasketCategory, Line } from './basket'

interface LineGroup {
  /** The category's; undefined for lines that the platform puts into none. */
  name?: string
  lines: Line[]
}

/**
 * The lines by category (requirement 6.2: `c_groupedByCategories`), each in its place: a group takes the place of its first
 * line, and lines without a category are the last group.
 */
export function groupLines({ lines, categories }: Pick<Basket, 'lines' | 'categories'>): LineGroup[] {
  const groups = new Map<string | undefined, Line[]>()
  for (const line of lines) {
    const category = categories.find(({ productIds }) => productIds.includes(line.productId))
    groups.set(category?.name, [...(groups.get(category?.name) ?? []), line])
  }
  const rest = groups.get(undefined)
  groups.delete(undefined)
  const named = [...groups].map(([name, members]): LineGroup => ({ name, lines: members }))
  return rest ? [...named, { lines: rest }] : named
}

/** Reads `c_groupedByCategories`: name and product ids, or products, of each category. Others are left out. */
export function readCategories(value: unknown): BasketCategory[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown): BasketCategory[] => {
    const { categoryName: name, products } = (entry ?? {}) as { categoryName?: unknown; products?: unknown }
    if (typeof name !== 'string' || name === '' || !Array.isArray(products)) return []
    return [{ name, productIds: products.flatMap(readProductId) }]
  })
}

function readProductId(product: unknown): string[] {
  const id = typeof product === 'string' ? product : (product as { productId?: unknown } | null)?.productId
  return typeof id === 'string' ? [id] : []
}
