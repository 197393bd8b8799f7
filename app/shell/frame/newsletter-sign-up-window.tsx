import { NewsletterPopup } from '../../content/components/service/newsletter-popup'
import type { ContentPage, ContentRegion } from '../../content/page/content-page'

const POPUP_TYPE = 'newsletterpopup'
const NOTHING = { id: 'newsletter-window', typeId: 'newsletterPopup', data: {}, regions: [] }

const hasPopup = (regions: ContentRegion[]): boolean =>
  regions.some(({ components }) =>
    components.some(({ typeId, regions: inner }) => typeId.toLowerCase() === POPUP_TYPE || hasPopup(inner))
  )

/** The newsletter's window as it is without an editor's words; nothing on a page where an editor has placed one. */
export function NewsletterSignUpWindow({ page }: { page: ContentPage }) {
  if (hasPopup(page.regions)) return null
  return <NewsletterPopup attributes={{ hasHeadline: false }} component={NOTHING} first={false} />
}
