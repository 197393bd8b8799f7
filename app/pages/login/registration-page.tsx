import { useEffect } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { RegistrationForm } from '../../features/account/login/registration-form'
import { useAddWish } from '../../features/wishlist/use-add-wish'
import { useShopperState } from '../../platform/session/use-session'
import { createPage } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'
import { useSite } from '../../visit/site/site-context'
import { Link } from '../../ui/action/link'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from './login-box'
import { loginPageMessages as messages } from './messages'
import { readRedirectUrl, readWish } from './read-redirect-url'

interface RegistrationData {
  /** A page of this shop, without site and locale; the account by default (requirement 9.2). */
  redirectUrl: string
  /** A product that is put on the wishlist after the login. */
  wish?: string
}

const registrationLoader: Loader<RegistrationData> = ({ search, site }) =>
  Promise.resolve(
    showPage({
      redirectUrl: readRedirectUrl(search.get('redirectUrl'), site.readPath),
      wish: readWish(search.get('wish'))
    })
  )

/** The whole registration form. */
function RegistrationPage({ data: { redirectUrl, wish } }: { data: RegistrationData }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const { href } = useSite()
  const state = useShopperState()
  const target = href(redirectUrl)
  const addWish = useAddWish(wish)
  useEffect(() => {
    if (state === 'registered') history.replace(target)
  }, [state, history, target])
  return (
    <Container className="login-page">
      <Head>
        <title>{formatMessage(messages.register)}</title>
        <meta name="robots" content={ADDRESSES.registration.robots} />
      </Head>
      <LoginBox narrow>
        <h1 className="heading-2">{formatMessage(messages.register)}</h1>
        <p>
          {formatMessage(messages.hasAccount, {
            link: text => (
              <Link key="login" to={paths.loginTo(redirectUrl, wish)} className="link">
                {text}
              </Link>
            )
          })}
        </p>
        <NeedsScript />
        <RegistrationForm onDone={addWish} />
      </LoginBox>
    </Container>
  )
}

export const registrationPage = createPage(registrationLoader, RegistrationPage)
