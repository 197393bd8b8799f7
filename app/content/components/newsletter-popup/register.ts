import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType } from '../../content-type'
import { parseOpenDelay } from '../../popup/parse-open-delay'
import { NewsletterPopup } from './newsletter-popup'

export interface NewsletterPopupProps {
  headline: string
  html?: CleanHtml
  image?: ContentPicture
  openDelay?: number
}

export const newsletterPopupType = defineContentType<NewsletterPopupProps>({
  typeIds: ['newsletterPopup'],
  parse: data => {
    const headline = readText(data, 'headline')
    // A dialog needs a name.
    return headline === undefined
      ? undefined
      : {
          headline,
          html: readHtml(data, 'text'),
          image: readPicture(data, 'image'),
          openDelay: parseOpenDelay(data)
        }
  },
  Component: NewsletterPopup
})
