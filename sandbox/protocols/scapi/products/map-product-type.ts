import type { ProductKind } from '../../../domain/catalogue/product'

/** The platform's type flags; a simple product is an "item". */
export function mapProductType(
  kind: ProductKind
): Partial<Record<'item' | 'master' | 'variant' | 'set', true>> {
  return kind === 'simple' ? { item: true } : { [kind]: true }
}
