import { useLocation } from '../../entry/kit-adapter/router'
import type { ContentPage } from '../../content/page/content-page'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'

const loadSignUp = async () =>
  (await import(/* webpackChunkName: "newsletter-window" */ './newsletter-sign-up-window'))
    .NewsletterSignUpWindow

/** The anchor #newsletter opens the sign-up on every page (requirement 11.1), also where editors have placed none. */
export function NewsletterWindow({ page }: { page: ContentPage }) {
  const { hash } = useLocation()
  const SignUp = useLazyComponent(hash === '#newsletter', loadSignUp)
  return SignUp ? <SignUp page={page} /> : null
}
