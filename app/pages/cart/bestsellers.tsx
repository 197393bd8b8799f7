import { TileRow } from '../../content/recommendations/tile-row'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import { defineMessages, useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'

const messages = defineMessages({
  bestsellers: { id: 'cartPage.bestsellers', defaultMessage: 'Popular in our shop' }
})

/** The platform's top category. */
const SHELVES = [{ id: 'root' }]
const NONE: string[] = []
const MOST_TILES = 4

/** What an empty cart could begin with. */
export function Bestsellers() {
  const { formatMessage } = useIntl()
  const { data = [] } = useRead(relatedProductsQuery(usePlatform(), SHELVES, NONE))
  return <TileRow headline={formatMessage(messages.bestsellers)} tiles={data.slice(0, MOST_TILES)} />
}
