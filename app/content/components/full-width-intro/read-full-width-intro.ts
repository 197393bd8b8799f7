import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import {
  readChoice,
  readHtml,
  readList,
  readText,
  type ContentPicture,
  type Attributes
} from '../../attributes'
import { LINK_NAMES, readButton, type ContentButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'

const OVERLAYS = ['base', 'hero', 'service', 'about'] as const

export interface FullWidthIntroProps {
  /** Layout of the text over the picture (requirement 2.2). */
  overlay: (typeof OVERLAYS)[number]
  image?: ContentPicture
  headline?: string
  subline?: string
  html?: CleanHtml
  button?: ContentButton
  links: ContentButton[]
}

export function readFullWidthIntro(data: Attributes): FullWidthIntroProps | undefined {
  const headline = readText(data, 'headline')
  const image = readOwnPicture(data)
  const html = readHtml(data, 'text')
  const button = readButton(data)
  if (!headline && !image && !html && !button) return undefined
  return {
    overlay: readChoice(data, 'overlay', OVERLAYS) ?? 'base',
    image,
    headline,
    subline: readText(data, 'subline'),
    html,
    button,
    links: readList(data, 'links').flatMap(link => readButton(link, LINK_NAMES) ?? [])
  }
}
