import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readText } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readGround } from '../../grounds'
import { readButton, type ContentButton } from '../../read-button'
import { parseWanted } from '../recommendations/parse-wanted'
import { neutralTilesQuery, type Wanted } from '../recommendations/use-recommended-tiles'
import { Discovery } from './discovery'

/** Four fill the row beside the words on every screen. */
const TILES = 4

export interface DiscoveryProps {
  headline?: string
  subline?: string
  html?: CleanHtml
  button?: ContentButton
  ground: Ground
  wanted: Wanted
}

export const discoveryType = defineContentType<DiscoveryProps>({
  typeIds: ['discovery'],
  parse: data => ({
    headline: readText(data, 'headline'),
    subline: readText(data, 'subline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    ground: readGround(data, 'theme') ?? 'tint',
    wanted: { ...parseWanted(data, 'viewed-recently', TILES), limit: TILES }
  }),
  Component: Discovery,
  queries: ({ wanted }, platform) => [neutralTilesQuery(platform, wanted)]
})
