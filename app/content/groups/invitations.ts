import { newsletterPopupType } from '../components/newsletter-popup'
import { topNewsletterBannerType } from '../components/top-newsletter-banner/register'

/** Newsletter invitations above a page's content, or over it. */
export const contentTypes = [newsletterPopupType, topNewsletterBannerType]
