import { useIntl } from '../../../intl/intl'
import { readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { TileRow } from '../../recommendations/tile-row'
import {
  recommendationMessages as messages,
  parseRowSettings,
  neutralTilesQuery,
  useRecommendedTiles,
  type RowSettings
} from '../../recommendations/use-recommended-tiles'

const MOST_TILES = 8

interface RecommendationsProps {
  headline?: string
  link?: string
  linkText?: string
  wanted: RowSettings
}

function Recommendations({ attributes: { wanted, ...row } }: ContentProps<RecommendationsProps>) {
  const { formatMessage } = useIntl()
  const { headline = formatMessage(messages.headline) } = row
  return <TileRow {...row} headline={headline} {...useRecommendedTiles(wanted)} />
}

const parse = (recommenderName: string) => (data: Attributes) => ({
  headline: readText(data, 'headline'),
  link: readText(data, 'link'),
  linkText: readText(data, 'linkText'),
  wanted: parseRowSettings(data, recommenderName, MOST_TILES)
})

const defineRecommendations = (typeId: string, recommenderName: string) =>
  defineContentType<RecommendationsProps>({
    typeIds: [typeId],
    parse: parse(recommenderName),
    Component: Recommendations,
    queries: ({ wanted }, platform) => [neutralTilesQuery(platform, wanted)]
  })

/** Recommendations for this shopper, from the whole shop. */
export const einsteinRecommendationsType = defineRecommendations('einsteinRecommendations', 'home-top')

/** Recommendations for products that the editor chose. */
export const customRecommendationType = defineRecommendations('customRecommendation', 'similar')
