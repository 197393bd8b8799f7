import { useState } from 'react'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { NewPasswordForm } from '../../features/account/login/new-password-form'
import { createPage } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { notFound, showPage } from '../../page-unit/outcome'
import { ButtonLink } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from './login-box'
import { loginPageMessages as messages } from './messages'

interface ResetData {
  token: string
}

/** As the platform writes them. */
const TOKEN = /^[\w.~-]{1,512}$/

const resetLoader: Loader<ResetData> = ({ params }) => {
  const token = params.token ?? ''
  return Promise.resolve(TOKEN.test(token) ? showPage({ token }) : notFound())
}

/** Where the mail of a forgotten password leads. */
function ResetPasswordPage({ data: { token } }: { data: ResetData }) {
  const { formatMessage } = useIntl()
  const [isDone, setIsDone] = useState(false)
  return (
    <Container className="login-page">
      <Head>
        <title>{formatMessage(messages.reset)}</title>
        <meta name="robots" content={ADDRESSES.resetPassword.robots} />
        {/* The token is in the address. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <LoginBox narrow>
        <h1 className="heading-2">{formatMessage(messages.reset)}</h1>
        <NeedsScript />
        {isDone ? (
          <div className="grid justify-items-start gap-5">
            <Message kind="success" answer>
              {formatMessage(messages.resetDone)}
            </Message>
            <ButtonLink to={paths.login}>{formatMessage(messages.toLogin)}</ButtonLink>
          </div>
        ) : (
          <NewPasswordForm
            token={token}
            texts={{
              password: formatMessage(messages.newPassword),
              repeat: formatMessage(messages.repeat),
              save: formatMessage(messages.resetSave),
              failed: formatMessage(messages.resetFailed)
            }}
            onDone={() => setIsDone(true)}
          />
        )}
      </LoginBox>
    </Container>
  )
}

export const resetPasswordPage = createPage(resetLoader, ResetPasswordPage)
