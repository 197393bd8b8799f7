import { readChoice, readHtml, readText, type ContentPicture, type Attributes } from '../../attributes'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readButton, type ContentButton } from '../../read-button'
import { readPictures } from '../../read-pictures'

/** More pictures would be a gallery without a text. */
const MOST_PICTURES = 4

export interface GalleryTextProps {
  images: ContentPicture[]
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  imageFirst: boolean
}

export function readGalleryText(data: Attributes): GalleryTextProps | undefined {
  const images = readPictures(data, 'images').slice(0, MOST_PICTURES)
  const headline = readText(data, 'headline')
  const html = readHtml(data, 'text')
  if (images.length === 0 && !headline && !html) return undefined
  return {
    images,
    headline,
    html,
    button: readButton(data),
    imageFirst: readChoice(data, 'imagePosition', ['left', 'right']) !== 'right'
  }
}
