import { readText, type Attributes } from '../../attributes'
import type { Specs } from '../../../features/catalogue/model/specs'
import { readEditorSpecs } from './read-specs'

export interface ProductSpecsProps {
  headline?: string
  /** The product whose details are shown; the editor's own details win. */
  productId?: string
  specs: Specs
}

export function readProductSpecs(data: Attributes): ProductSpecsProps | undefined {
  const specs = { ...readEditorSpecs(data), ...readEditorSpecs((data.specs ?? {}) as Attributes) }
  const productId = readText(data, 'productId')
  if (productId === undefined && Object.keys(specs).length === 0) return undefined
  return { headline: readText(data, 'headline'), productId, specs }
}
