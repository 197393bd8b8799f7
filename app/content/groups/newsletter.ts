import { newsletterPopupType } from '../components/newsletter-popup'
import { newsletterType } from '../components/newsletter'
import { topNewsletterBannerType } from '../components/top-newsletter-banner/register'
import { unsubscribeFormType } from '../components/unsubscribe-form'

/** Newsletter sign-up and unsubscription: the only types with forms. */
export const contentTypes = [
  newsletterType,
  newsletterPopupType,
  topNewsletterBannerType,
  unsubscribeFormType
]
