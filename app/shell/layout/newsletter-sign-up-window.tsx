import { NewsletterPopup } from '../../content/components/newsletter-popup/newsletter-popup'

const NOTHING = { id: 'newsletter-window', typeId: 'newsletterPopup', data: {}, regions: [] }

/** The newsletter's window as it is without an editor's words. */
export function NewsletterSignUpWindow() {
  return <NewsletterPopup attributes={{ hasHeadline: false }} component={NOTHING} first={false} />
}
