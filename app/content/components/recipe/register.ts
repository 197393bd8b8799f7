import { defineContentType } from '../../content-type'
import { readRecipe, type Recipe } from './read-recipe'
import { RecipeBlock } from './recipe-block'
import { recipeProductsQuery } from './recipe-products-query'

export const recipeType = defineContentType<Recipe>({
  typeIds: ['recipe'],
  parse: readRecipe,
  Component: RecipeBlock,
  headsPage: () => true,
  queries: (recipe, platform) => [recipeProductsQuery(recipe, platform)]
})
