import type { Ground } from '../../../ui/brand/ground'
import { readList, readText, type ContentPicture, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import { LINK_NAMES, readButton, type ContentButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'

export interface LandingHeaderProps {
  headline?: string
  subline?: string
  text?: string
  image?: ContentPicture
  ground: Ground
  button?: ContentButton
  /** Usually links to the page's anchors. */
  links: ContentButton[]
}

export function readLandingHeader(data: Attributes): LandingHeaderProps | undefined {
  const [headline, text] = ['headline', 'text'].map(name => readText(data, name))
  const image = readOwnPicture(data)
  const button = readButton(data)
  if (!headline && !text && !image && !button) return undefined
  return {
    headline,
    subline: readText(data, 'subline'),
    text,
    image,
    ground: readGround(data, 'theme') ?? 'tint',
    button,
    links: readList(data, 'links').flatMap(link => readButton(link, LINK_NAMES) ?? [])
  }
}
