import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readChoice, readHtml, readText, type ContentPicture } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readGround } from '../../grounds'
import { readButton, type ContentButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'
import { ContentWithBackground } from './content-with-background'

export interface ContentWithBackgroundProps {
  image?: ContentPicture
  ground: Ground
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  align: 'left' | 'center' | 'right'
}

export const contentWithBackgroundType = defineContentType<ContentWithBackgroundProps>({
  typeIds: ['contentWithBackground'],
  parse: data => ({
    image: readOwnPicture(data),
    ground: readGround(data, 'theme') ?? readGround(data, 'backgroundColor') ?? 'tint',
    headline: readText(data, 'headline'),
    html: readHtml(data, 'text'),
    button: readButton(data),
    align: readChoice(data, 'align', ['left', 'center', 'right']) ?? 'left'
  }),
  Component: ContentWithBackground
})
