import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readPicture, readText, type ContentPicture, type Attributes } from '../../attributes'
import { namePopup } from '../../popup/name-popup'
import { parseOpenDelay } from '../../popup/parse-open-delay'

export interface NewsletterPopupProps {
  /** The dialog's accessible name, from the editor's texts; visible only if it is the headline. */
  name?: string
  hasHeadline: boolean
  html?: CleanHtml
  image?: ContentPicture
  openDelay?: number
}

export function readNewsletterPopup(data: Attributes): NewsletterPopupProps | undefined {
  const headline = readText(data, 'headline')
  const html = readHtml(data, 'text')
  const image = readPicture(data, 'image')
  const name = namePopup(headline, { image, html })
  return { name, hasHeadline: headline !== undefined, html, image, openDelay: parseOpenDelay(data) }
}
