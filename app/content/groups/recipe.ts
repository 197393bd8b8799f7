import { jsonLdType } from '../components/json-ld'
import { productSpecsType } from '../components/product-specs'
import { recipeType } from '../components/recipe/register'
import { specLinksType } from '../components/spec-links/register'

/** Structured facts: recipes, technical details, and JSON-LD. */
export const contentTypes = [jsonLdType, productSpecsType, recipeType, specLinksType]
