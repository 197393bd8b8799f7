import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import { useTileAdding } from '../../../features/catalogue/use-tile-adding'
import { useWishHearts } from '../../../features/wishlist/wish-heart'
import { defineMessages, useIntl } from '../../../intl/intl'
import { Head } from '../../../page-head/head'
import { serializeStructuredData } from '../../../page-head/structured-data'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Icon } from '../../../ui/media/icon'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { ProductGrid } from '../../../ui/product/product-grid'
import { RichText } from '../../../ui/rich-text/rich-text'
import { useSite } from '../../../visit/site/site-context'
import { defineContentType, type Opening, type ContentProps } from '../../content-type'
import { StructuredDataScript } from '../../structured-data-script'
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

interface Recipe {
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
type CookTime = { from: number; to: number } | string

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
const recipeProductsQuery = ({ ingredients }: Recipe, platform: Platform): QueryObject<Tile[]> =>
  productsByIdsQuery(
    platform,
    ingredients.flatMap(({ productId }) => productId ?? [])
  )

const messages = defineMessages({
  time: { id: 'recipe.time', defaultMessage: 'Preparation time' },
  minutes: { id: 'recipe.minutes', defaultMessage: '{minutes} min' },
  minutesRange: { id: 'recipe.minutesRange', defaultMessage: '{from}–{to} min' },
  yield: { id: 'recipe.yield', defaultMessage: 'Yield' },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  steps: { id: 'recipe.steps', defaultMessage: 'Preparation' },
  tip: { id: 'recipe.tip', defaultMessage: 'Extra tip' },
  products: { id: 'recipe.products', defaultMessage: 'Our products for this recipe' }
})

/** Name, teaser, time and yield beside the picture. */
function RecipeHead({ recipe, first }: { recipe: Recipe; first: Opening }) {
  const { formatMessage } = useIntl()
  const { name, intro, image, time } = recipe
  const Heading = first === 'page' ? 'h1' : 'h2'

  function describeTime(wanted: CookTime): string {
    if (typeof wanted === 'string') return wanted
    return wanted.from === wanted.to
      ? formatMessage(messages.minutes, { minutes: wanted.to })
      : formatMessage(messages.minutesRange, wanted)
  }

  return (
    <header className={image ? 'wrap recipe-head recipe-pictured' : 'wrap recipe-head'}>
      <div className="grid gap-4">
        <Heading className="heading-1">{name}</Heading>
        {intro && <p className="max-w-[33em] text-lead text-muted">{intro}</p>}
        {(time !== undefined || recipe.yield) && (
          <dl className="recipe-facts">
            {time !== undefined && (
              <div>
                <Icon name="clock" className="row-span-2 text-primary" />
                <dt>{formatMessage(messages.time)}</dt>
                <dd>{describeTime(time)}</dd>
              </div>
            )}
            {recipe.yield && (
              <div>
                <Icon name="cup" className="row-span-2 text-primary" />
                <dt>{formatMessage(messages.yield)}</dt>
                <dd>{recipe.yield}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {image && (
        <Image
          {...image}
          width={4}
          height={3}
          widths="full"
          sizes="(min-width: 64rem) 55vw, 100vw"
          priority={Boolean(first)}
          className="corners max-lg:-order-1"
        />
      )}
    </header>
  )
}

/** A recipe, and the products it needs (requirement 2.2). */
export function RecipeBlock({ attributes: recipe, first }: ContentProps<Recipe>) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const platform = usePlatform()
  const { data: tiles = [] } = useRead(recipeProductsQuery(recipe, platform))
  const labels = useTileLabels()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  const addresses = new Map(tiles.map(tile => [tile.id, tile.to]))

  function toAbsolute(address: string): string {
    if (!address.startsWith('/')) return address
    return `${site.origin}${address === recipe.image?.src ? address : site.href(address)}`
  }

  return (
    <article>
      {recipe.canonicalUrl && (
        <Head>
          <link rel="canonical" href={toAbsolute(recipe.canonicalUrl)} />
        </Head>
      )}
      <StructuredDataScript json={serializeStructuredData(buildRecipeData(recipe, toAbsolute))} />
      <RecipeHead recipe={recipe} first={first} />
      <div className="wrap recipe-body">
        {recipe.ingredients.length > 0 && (
          <section className="recipe-ingredients ground-tint">
            <h2 className="heading-3 mb-3">{formatMessage(messages.ingredients)}</h2>
            <ul role="list">
              {recipe.ingredients.map(({ text, productId }, index) => {
                const to = productId && addresses.get(productId)
                return (
                  <li key={index}>
                    {to ? (
                      <Link to={to} className="link">
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )}
        <section>
          {recipe.steps.length > 0 && (
            <>
              <h2 className="heading-3 mb-5">{formatMessage(messages.steps)}</h2>
              <ol className="recipe-steps">
                {recipe.steps.map((step, index) => (
                  <li key={index}>
                    <span aria-hidden className="recipe-number">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    <p>{step}</p>
                  </li>
                ))}
              </ol>
            </>
          )}
          {recipe.tip && (
            <aside className="recipe-tip">
              <h2 className="heading-4 mb-2">{formatMessage(messages.tip)}</h2>
              <RichText html={recipe.tip} />
            </aside>
          )}
        </section>
      </div>
      {tiles.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2 className="heading-2 mb-6">{formatMessage(messages.products)}</h2>
            <ProductGrid>
              {tiles.map(tile => (
                <ProductTileCard
                  key={tile.id}
                  tile={tile}
                  labels={labels}
                  onAdd={onAdd}
                  isAdding={addingId === tile.id}
                  headingLevel={3}
                  corner={heart(tile)}
                />
              ))}
            </ProductGrid>
          </div>
        </section>
      )}
    </article>
  )
}

export const recipeType = defineContentType<Recipe>({
  typeIds: ['recipe'],
  parse: readRecipe,
  Component: RecipeBlock,
  headsPage: () => true,
  queries: (recipe, platform) => [recipeProductsQuery(recipe, platform)]
})
