import { newsletterPopupType } from '../components/newsletter-popup'
import { topNewsletterBannerType } from '../components/top-newsletter-banner/register'

/** What invites to the newsletter above a page's content, or over it. */
export const contentTypes = [newsletterPopupType, topNewsletterBannerType]
