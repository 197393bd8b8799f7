import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { RegistrationForm } from '../../features/account/login/registration-form'
import { quickMessages } from '../../features/account/registration/messages'
import { QuickRegistration } from '../../features/account/registration/quick-registration'
import { ProviderButtons } from '../../features/account/login/provider-buttons'
import { useSite } from '../../visit/site/site-context'
import { createPage } from '../../page-unit/create-page'
import { Link } from '../../ui/action/link'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from './login-box'
import { loginTargetLoader, useLoginTarget, type LoginTarget, registrationLink } from './login-target'
import { loginPageMessages as messages } from './messages'

/** Registration by a code where the shop sends any, or by the whole form. */
function RegistrationPage({ data }: { data: LoginTarget }) {
  const { formatMessage } = useIntl()
  const { login } = useSite()
  const { redirectUrl, wish } = data
  const { addWish, atProvider } = useLoginTarget(data)
  const isQuick = login.code && !data.withPassword
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
        {isQuick ? <QuickRegistration onDone={addWish} /> : <RegistrationForm onDone={addWish} />}
        {login.code && (
          <p>
            <Link to={registrationLink({ redirectUrl, wish, withPassword: isQuick })} className="link">
              {formatMessage(isQuick ? quickMessages.withPassword : quickMessages.withCode)}
            </Link>
          </p>
        )}
        <ProviderButtons {...atProvider} />
      </LoginBox>
    </Container>
  )
}

export const registrationPage = createPage(loginTargetLoader, RegistrationPage)
