import { inEach, say, type Localized } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'

/** A recipe as its author writes it: at most 8 ingredients and 10 steps. */
export interface RecipeDraft {
  siteId: SiteId
  /** Last part of its address below /recipes. */
  slug: string
  name: Localized
  intro: Localized
  pictureId: string
  alt: Localized
  yield: Localized
  /** Minutes, or from … to … */
  time: number | [from: number, to: number]
  /** With the number of the product where we sell it. */
  ingredients: [text: Localized, productNumber?: number][]
  steps: Localized[]
  tip: Localized
}

const nameEach = (name: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, value]))

/** A page of its own for a recipe, as the content system holds it (requirement 2.2). */
export function buildRecipePage(recipe: RecipeDraft): PageDraft {
  const { siteId, slug, name, intro, pictureId, alt, time, ingredients, steps, tip } = recipe
  const id = `recipes/${slug}`
  return {
    id,
    title: name,
    description: intro,
    regions: {
      content: [
        component('recipe', {
          name,
          description: intro,
          image: { pictureId, alt },
          recipeYield: recipe.yield,
          ...(typeof time === 'number'
            ? { cookTime: time }
            : { cookMinimumTime: time[0], cookMaximumTime: time[1] }),
          ...nameEach(
            'ingredient',
            ingredients.map(([text]) => text)
          ),
          ...Object.fromEntries(
            ingredients.flatMap(([, product], index) =>
              product === undefined
                ? []
                : [[`ingredient_product_${index + 1}`, buildProductId(siteId, product)]]
            )
          ),
          ...nameEach('recipe', steps),
          additionalText: inEach(language => `<p>${say(tip, language)}</p>`),
          canonicalUrl: `/${id}`
        })
      ]
    }
  }
}

/** A recipe as a slide that leads to it. */
export const buildRecipeSlide = ({ slug, name, intro, pictureId, alt }: RecipeDraft) => ({
  image: { pictureId, alt },
  title: name,
  text: intro,
  link: `/recipes/${slug}`,
  linkText: t('Zum Rezept', 'View the recipe')
})
