import { TileRow } from '../../content/recommendations/tile-row'
import { defineMessages, useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { bestsellersQuery } from './bestsellers-query'

const messages = defineMessages({
  bestsellers: { id: 'cartPage.bestsellers', defaultMessage: 'Popular in our shop' }
})

const MOST_TILES = 4

/** What an empty cart could begin with. */
export function Bestsellers() {
  const { formatMessage } = useIntl()
  const { data = [] } = useRead(bestsellersQuery(usePlatform()))
  return <TileRow headline={formatMessage(messages.bestsellers)} tiles={data.slice(0, MOST_TILES)} />
}
