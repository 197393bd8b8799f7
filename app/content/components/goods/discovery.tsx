import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { ProductTileCard } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import { useTileAdding } from '../../../features/catalogue/use-tile-adding'
import { useWishHearts } from '../../../features/wishlist/wish-heart'
import { useIntl } from '../../../intl/intl'
import { groundClass, type Ground } from '../../../ui/ground'
import { ButtonLink } from '../../../ui/action/button'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readHtml, readText, type Attributes, readButton, type ContentButton } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import {
  parseRowSettings,
  recommendationMessages,
  useRecommendedTiles,
  neutralTilesQuery,
  type RowSettings
} from '../../recommendations/use-recommended-tiles'

/** Four fill the row beside the text on every screen. */
const TILES = 4

interface DiscoveryProps {
  headline?: string
  subline?: string
  html?: CleanHtml
  button?: ContentButton
  ground: Ground
  wanted: RowSettings
}

function readDiscovery(data: Attributes): DiscoveryProps | undefined {
  return {
    headline: readText(data, 'headline'),
    subline: readText(data, 'subline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    ground: readGround(data, 'theme') ?? 'tint',
    wanted: { ...parseRowSettings(data, 'viewed-recently', TILES), limit: TILES }
  }
}

/** Text on a coloured background, next to products to discover. */
function Discovery({ attributes }: ContentProps<DiscoveryProps>) {
  const { headline, subline, html, button, ground, wanted } = attributes
  const { formatMessage } = useIntl()
  const labels = useTileLabels()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const heart = useWishHearts()
  const { tiles, frame } = useRecommendedTiles(wanted)
  if (tiles.length === 0) return null
  return (
    <section {...frame} className={`section ${groundClass(ground)}`}>
      <div className="wrap discovery">
        <div className="grid content-start justify-items-start gap-4">
          {subline && <p className="eyebrow">{subline}</p>}
          <h2 className="heading-2">{headline ?? formatMessage(recommendationMessages.headline)}</h2>
          {html && <RichText html={html} className="text-muted" />}
          {button && (
            <ButtonLink to={button.link} kind="secondary" className="mt-2">
              {button.text}
            </ButtonLink>
          )}
        </div>
        <ul role="list" className="discovery-tiles">
          {tiles.map(tile => (
            <li key={tile.id}>
              <ProductTileCard
                tile={tile}
                labels={labels}
                onAdd={onAdd}
                isAdding={addingId === tile.id}
                headingLevel={3}
                sizes="(min-width: 90rem) 220px, (min-width: 64rem) 15.5vw, (min-width: 48rem) 24vw, calc(50vw - 24px)"
                corner={heart(tile)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const discoveryType = defineContentType<DiscoveryProps>({
  typeIds: ['discovery'],
  parse: readDiscovery,
  Component: Discovery,
  queries: ({ wanted }, platform) => [neutralTilesQuery(platform, wanted)]
})
