import type { ProductPicture } from '../pictures/product-picture'

/** Breaks a product name into the two lines of a label, at the space nearest to the middle. */
export function buildLabel(name: string): NonNullable<ProductPicture['label']> {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' ').length)
  const middle = name.length / 2
  const best = breaks.reduce(
    (found, at) => (Math.abs(at - middle) < Math.abs(found - middle) ? at : found),
    name.length
  )
  return best === name.length ? { line1: name } : { line1: name.slice(0, best), line2: name.slice(best + 1) }
}
