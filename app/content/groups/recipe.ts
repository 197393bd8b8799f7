import { jsonLdType } from '../components/json-ld/register'
import { productSpecsType } from '../components/product-specs/register'
import { recipeType } from '../components/recipe/register'
import { specLinksType } from '../components/spec-links/register'

/** Facts in order: recipes, technical details, and what search engines read. */
export const contentTypes = [jsonLdType, productSpecsType, recipeType, specLinksType]
