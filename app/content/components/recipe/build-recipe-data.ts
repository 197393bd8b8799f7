import type { Recipe } from './read-recipe'

/**
 * A recipe for search engines: schema.org Recipe.
 *
 * @param toAbsolute gives a path of the shop or of its pictures its host
 */
export function buildRecipeData(
  recipe: Recipe,
  toAbsolute: (address: string) => string
): Record<string, unknown> {
  const { name, intro, image, time, ingredients, steps, canonicalUrl } = recipe
  const isTimed = typeof time === 'object'
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    ...(intro && { description: intro }),
    ...(image && { image: [toAbsolute(image.src)] }),
    ...(recipe.yield && { recipeYield: recipe.yield }),
    // The vocabulary has only one duration: for planning, the longest is the useful one.
    ...(isTimed && { totalTime: `PT${time.to}M` }),
    recipeIngredient: ingredients.map(({ text }) => text),
    recipeInstructions: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    ...(canonicalUrl && { url: toAbsolute(canonicalUrl) })
  }
}
