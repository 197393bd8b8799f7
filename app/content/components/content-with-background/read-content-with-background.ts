import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readChoice, readHtml, readText, type ContentPicture, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import { readButton, type ContentButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'

export interface ContentWithBackgroundProps {
  image?: ContentPicture
  ground: Ground
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  align: 'left' | 'center' | 'right'
}

export function readContentWithBackground(data: Attributes): ContentWithBackgroundProps | undefined {
  return {
    image: readOwnPicture(data),
    ground: readGround(data, 'theme') ?? readGround(data, 'backgroundColor') ?? 'tint',
    headline: readText(data, 'headline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    align: readChoice(data, 'align', ['left', 'center', 'right']) ?? 'left'
  }
}
