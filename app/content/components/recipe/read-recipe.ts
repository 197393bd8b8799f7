import { productsByIdsQuery } from '../../../features/catalogue/api/products-by-ids-query'
import type { Tile } from '../../../features/catalogue/model/tile'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readNumber, readText, type Attributes, type ContentPicture } from '../../attributes'
import { readOwnPicture } from '../../read-pictures'

/** Up to 8 ingredients and 10 steps (requirement 2.2). */
const MOST_INGREDIENTS = 8
const MOST_STEPS = 10

export interface Recipe {
  name: string
  intro?: string
  image?: ContentPicture
  /** The yield as text: "4 glasses". */
  yield?: string
  time?: CookTime
  ingredients: { text: string; productId?: string }[]
  steps: string[]
  /** The extra tip. */
  tip?: CleanHtml
  /** An absolute address or a path of the shop. */
  canonicalUrl?: string
}

/** Minutes from … to …, the same number twice where there is no range; or the editor's text. */
export type CookTime = { from: number; to: number } | string

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function readMinutes(data: Attributes, name: string): number | undefined {
  const minutes = readNumber(data, name)
  return minutes !== undefined && minutes > 0 && minutes < 10_000 ? Math.round(minutes) : undefined
}

/** One time, or a shortest and a longest; one end alone counts as the time. */
function readTime(data: Attributes): CookTime | undefined {
  const time = readMinutes(data, 'cookTime')
  if (time !== undefined) return { from: time, to: time }
  const ends = [readMinutes(data, 'cookMinimumTime'), readMinutes(data, 'cookMaximumTime')].filter(
    end => end !== undefined
  )
  if (ends.length > 0) return { from: Math.min(...ends), to: Math.max(...ends) }
  return readNumber(data, 'cookTime') === undefined ? readText(data, 'cookTime') : undefined
}

const ADDRESS = /^(https?:\/\/[^/]|\/(?!\/))/i

/** The recipe of requirement 2.2; undefined without a name, or without ingredients and steps. */
export function readRecipe(data: Attributes): Recipe | undefined {
  const name = readText(data, 'name') ?? readText(data, 'headline')
  const ingredients = listNumbers(MOST_INGREDIENTS).flatMap(number => {
    const text = readText(data, `ingredient_${number}`)
    return text ? [{ text, productId: readText(data, `ingredient_product_${number}`) }] : []
  })
  const steps = listNumbers(MOST_STEPS).flatMap(number => readText(data, `recipe_${number}`) ?? [])
  if (!name || (ingredients.length === 0 && steps.length === 0)) return undefined
  const canonicalUrl = readText(data, 'canonicalUrl')
  return {
    name,
    intro: readText(data, 'description'),
    image: readOwnPicture(data),
    yield: readText(data, 'recipeYield'),
    time: readTime(data),
    ingredients,
    steps,
    tip: readHtml(data, 'additionalText'),
    canonicalUrl: canonicalUrl && ADDRESS.test(canonicalUrl) ? canonicalUrl : undefined
  }
}

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

/** The products among the ingredients, read in one call. */
export const recipeProductsQuery = ({ ingredients }: Recipe, platform: Platform): QueryObject<Tile[]> =>
  productsByIdsQuery(
    platform,
    ingredients.flatMap(({ productId }) => productId ?? [])
  )
