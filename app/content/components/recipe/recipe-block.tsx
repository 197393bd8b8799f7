import { Head } from '../../../page-head/head'
import { useIntl } from '../../../intl/intl'
import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/components/product-tile-card'
import { useWishHearts } from '../../../features/wishlist/components/wish-heart'
import { useTileLabels } from '../../../features/catalogue/components/tile-labels'
import { useTileAdding } from '../../../features/catalogue/components/use-tile-adding'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { serializeStructuredData } from '../../../page-head/serialize-structured-data'
import { useSite } from '../../../visit/site/site-context'
import { Link } from '../../../ui/link/link'
import { ProductGrid } from '../../../ui/product-grid/product-grid'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import { StructuredDataScript } from '../../structured-data-script'
import { buildRecipeData } from './build-recipe-data'
import { recipeMessages as messages } from './messages'
import type { Recipe } from './read-recipe'
import { RecipeHead } from './recipe-head'
import { recipeProductsQuery } from './recipe-products-query'

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
