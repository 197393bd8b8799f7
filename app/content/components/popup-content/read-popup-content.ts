import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readNumber, readPicture, readText, type Attributes } from '../../attributes'
import { namePopup } from '../../popup/name-popup'
import { parseOpenDelay } from '../../popup/parse-open-delay'
import { readButton, type ContentButton } from '../../read-button'

/** Popup widget (requirement 2.4). */
export interface PopupContentProps {
  /** The dialog's accessible name; invisible where the editor wrote no headline. */
  name: string
  hasHeadline: boolean
  description?: CleanHtml
  image?: { src: string; alt: string; width: number; height: number }
  button?: ContentButton
  openDelay?: number
}

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

export function readPopupContent(data: Attributes): PopupContentProps | undefined {
  const headline = readText(data, 'headline')
  const description = readHtml(data, 'description')
  const image = readSizedPicture(data)
  const button = readButton(data, ['buttonTitle', 'link'])
  const name = namePopup(headline, { image, button, html: description })
  if (name === undefined) return undefined
  return {
    name,
    hasHeadline: headline !== undefined,
    description,
    image,
    button,
    openDelay: parseOpenDelay(data)
  }
}
