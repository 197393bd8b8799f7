import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readNumber, readPicture, readText, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { parseOpenDelay } from '../../popup/parse-open-delay'
import { readButton, type ContentButton } from '../../read-button'
import { PopupContent } from './popup-content'

/** Popup widget (spec 2 section 3). */
export interface PopupContentProps {
  headline: string
  description?: CleanHtml
  image?: { src: string; alt: string; width: number; height: number }
  button?: ContentButton
  openDelay?: number
}

export const popupContentType = defineContentType<PopupContentProps>({
  typeIds: ['popupContent', 'popupContentWidget'],
  parse: data => {
    const headline = readText(data, 'headline')
    // A dialog needs a name.
    if (headline === undefined) return undefined
    return {
      headline,
      description: readHtml(data, 'description'),
      image: readSizedPicture(data),
      button: readButton(data, ['buttonTitle', 'link']),
      openDelay: parseOpenDelay(data)
    }
  },
  Component: PopupContent
})

function readSizedPicture(data: Attributes): PopupContentProps['image'] {
  const picture = readPicture(data, 'image')
  if (!picture) return undefined
  const size = (typeof data.image === 'object' ? data.image : {}) as Attributes
  const [width, height] = ['width', 'height'].map(name => readNumber(size, name))
  const isSized = width && height && width > 0 && height > 0
  return {
    src: picture.src,
    alt: readText(data, 'imageAlt') ?? picture.alt,
    ...(isSized ? { width, height } : { width: 4, height: 3 })
  }
}
