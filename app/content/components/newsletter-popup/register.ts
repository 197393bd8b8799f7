import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType } from '../../content-type'
import { namePopup } from '../../popup/name-popup'
import { parseOpenDelay } from '../../popup/parse-open-delay'
import { NewsletterPopup } from './newsletter-popup'

export interface NewsletterPopupProps {
  /** What the dialog is called, where the editor wrote any words; nobody sees it unless they are a headline. */
  name?: string
  hasHeadline: boolean
  html?: CleanHtml
  image?: ContentPicture
  openDelay?: number
}

export const newsletterPopupType = defineContentType<NewsletterPopupProps>({
  typeIds: ['newsletterPopup'],
  parse: data => {
    const headline = readText(data, 'headline')
    const html = readHtml(data, 'text')
    const image = readPicture(data, 'image')
    const name = namePopup(headline, { image, html })
    return { name, hasHeadline: headline !== undefined, html, image, openDelay: parseOpenDelay(data) }
  },
  Component: NewsletterPopup
})
