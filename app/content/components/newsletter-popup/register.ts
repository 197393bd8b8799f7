import { defineContentType } from '../../content-type'
import { NewsletterPopup } from './newsletter-popup'
import { readNewsletterPopup, type NewsletterPopupProps } from './read-newsletter-popup'

export const newsletterPopupType = defineContentType<NewsletterPopupProps>({
  typeIds: ['newsletterPopup'],
  parse: readNewsletterPopup,
  Component: NewsletterPopup
})
