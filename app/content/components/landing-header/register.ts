import type { Ground } from '../../../ui/brand/ground'
import { readList, readText, type ContentPicture } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readGround } from '../../grounds'
import { LINK_NAMES, readButton, type ContentButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'
import { LandingHeader } from './landing-header'

export interface LandingHeaderProps {
  headline?: string
  subline?: string
  text?: string
  image?: ContentPicture
  ground: Ground
  button?: ContentButton
  /** To the anchors of the page, mostly. */
  links: ContentButton[]
}

export const landingHeaderType = defineContentType<LandingHeaderProps>({
  typeIds: ['landingHeader'],
  parse: data => {
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
  },
  Component: LandingHeader,
  headsPage: ({ headline }) => headline !== undefined
})
