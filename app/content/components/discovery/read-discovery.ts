import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readText, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import { readButton, type ContentButton } from '../../read-button'
import { parseWanted } from '../recommendations/parse-wanted'
import type { Wanted } from '../recommendations/use-recommended-tiles'

/** Four fill the row beside the text on every screen. */
const TILES = 4

export interface DiscoveryProps {
  headline?: string
  subline?: string
  html?: CleanHtml
  button?: ContentButton
  ground: Ground
  wanted: Wanted
}

export function readDiscovery(data: Attributes): DiscoveryProps | undefined {
  return {
    headline: readText(data, 'headline'),
    subline: readText(data, 'subline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    ground: readGround(data, 'theme') ?? 'tint',
    wanted: { ...parseWanted(data, 'viewed-recently', TILES), limit: TILES }
  }
}
