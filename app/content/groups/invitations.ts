import { newsletterPopupType } from '../components/service/newsletter-popup'
import { topNewsletterBannerType } from '../components/service/top-newsletter-banner'

/** Newsletter invitations above a page's content, or over it. */
export const contentTypes = [newsletterPopupType, topNewsletterBannerType]
