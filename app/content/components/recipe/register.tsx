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
import { buildRecipeData, recipeProductsQuery, readRecipe, type CookTime, type Recipe } from './read-recipe'

const messages = defineMessages({
  time: { id: 'recipe.time', defaultMessage: 'Preparation time' },
  minutes: { id: 'recipe.minutes', defaultMessage: '{minutes} min' },
  minutesRange: { id: 'recipe.minutesRange', defaultMessage: '{from}–{to} min' },
  yield: { id: 'recipe.yield', defaultMessage: 'Yield' },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  steps: { id: 'recipe.steps', defaultMessage: 'Preparation' },
  tip: { id: 'recipe.tip', defaultMessage: 'Extra tip' },
  products: { id: 'recipe.products', defaultMessage: 'What you need from us' }
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
        {intro && <p className="max-w-[50ch] text-lead text-muted">{intro}</p>}
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
