import type { ProductKind } from '../../../contracts'

/** The platform's type flags; a simple product is an "item". */
export function mapProductType(
  kind: ProductKind
): Partial<Record<'item' | 'master' | 'variant' | 'set', true>> {
  return kind === 'simple' ? { item: true } : { [kind]: true }
}
