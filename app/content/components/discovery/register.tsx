import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readText } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readGround } from '../../grounds'
import { parseWanted } from '../recommendations/parse-wanted'
import { neutralTilesQuery, type Wanted } from '../recommendations/use-recommended-tiles'
import { Discovery } from './discovery'

/** Four fill the row beside the words on every screen. */
const TILES = 4

export interface DiscoveryProps {
  headline: string
  subline?: string
  html?: CleanHtml
  button?: { text: string; to: string }
  ground: Ground
  wanted: Wanted
}

export const discoveryType = defineContentType<DiscoveryProps>({
  typeIds: ['discovery'],
  parse: data => {
    const headline = readText(data, 'headline')
    if (headline === undefined) return undefined
    const text = readText(data, 'buttonText')
    const to = readText(data, 'buttonLink')
    return {
      headline,
      subline: readText(data, 'subline'),
      html: readHtml(data, 'text'),
      button: text && to ? { text, to } : undefined,
      ground: readGround(data, 'theme') ?? 'tint',
      wanted: { ...parseWanted(data, 'viewed-recently', TILES), limit: TILES }
    }
  },
  Component: Discovery,
  queries: ({ wanted }, platform) => [neutralTilesQuery(platform, wanted)]
})
