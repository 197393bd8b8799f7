import { jsonLdType } from '../components/stories/json-ld'
import { productSpecsType } from '../components/goods/product-specs'
import { recipeType } from '../components/stories/recipe'
import { specLinksType } from '../components/goods/spec-links'

/** Structured facts: recipes, technical details, and JSON-LD. */
export const contentTypes = [jsonLdType, productSpecsType, recipeType, specLinksType]
