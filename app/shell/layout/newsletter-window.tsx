import { useLocation } from 'react-router-dom'
import type { ContentPage, ContentRegion } from '../../content/model/content-page'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'

const POPUP_TYPE = 'newsletterpopup'

const loadSignUp = async () =>
  (await import(/* webpackChunkName: "newsletter-window" */ './newsletter-sign-up-window'))
    .NewsletterSignUpWindow

const hasPopup = (regions: ContentRegion[]): boolean =>
  regions.some(({ components }) =>
    components.some(({ typeId, regions: inner }) => typeId.toLowerCase() === POPUP_TYPE || hasPopup(inner))
  )

/** The anchor #newsletter opens the sign-up on every page (requirement 2.4), also where editors have placed none. */
export function NewsletterWindow({ page }: { page: ContentPage }) {
  const { hash } = useLocation()
  const SignUp = useLazyComponent(hash === '#newsletter' && !hasPopup(page.regions), loadSignUp)
  return SignUp ? <SignUp /> : null
}
