import { useState } from 'react'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { useCustomerLink } from '../../features/account/login/customer-link'
import { LoginForm } from '../../features/account/login/login-form'
import { OtherAddress, type LinkedAddress } from '../../features/account/login/other-address'
import { ProviderButtons } from '../../features/account/login/provider-buttons'
import { ProviderProblem } from '../../features/account/login/provider-problem'
import { createPage } from '../../page-unit/create-page'
import { ButtonLink } from '../../ui/action/button'
import { Link } from '../../ui/action/link'
import { Message } from '../../ui/status/message'
import { Skeleton } from '../../ui/status/skeleton'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from './login-box'
import {
  loginTargetLoader,
  useLoginTarget,
  useTargetOfCode,
  type LoginTarget,
  registrationLink
} from './login-target'
import { loginPageMessages as messages } from './messages'
import { useLinkedCode } from './use-linked-code'

/** Login, and the way to an account (requirement 9.1). Customers who are logged in are redirected at once. */
function LoginPage({ data }: { data: LoginTarget }) {
  const { formatMessage } = useIntl()
  const linkedCode = useLinkedCode()
  const link = useCustomerLink(linkedCode)
  /** To the question about a link to another address than the customer's. */
  const [answer, setAnswer] = useState<{ leavesFor?: string }>()
  /** Stays while the customer is logged out for the other address. */
  const [leaving, setLeaving] = useState<LinkedAddress>()
  const question = answer ? undefined : link.state === 'other' ? link : leaving
  const isHeld = !answer && ['arriving', 'confirming', 'other'].includes(link.state)
  const target = useTargetOfCode(data, answer ? undefined : linkedCode)
  const { redirectUrl, wish, failed } = target
  const { state, addWish, atProvider } = useLoginTarget(target, isHeld)
  return (
    <Container className="login-page">
      <Head>
        <title>{formatMessage(messages.login)}</title>
        <meta name="robots" content={ADDRESSES.login.robots} />
      </Head>
      <div className="login-columns">
        <LoginBox>
          <h1 className="heading-2">{formatMessage(messages.login)}</h1>
          {state === 'lapsed' && <Message>{formatMessage(messages.lapsed)}</Message>}
          <NeedsScript />
          {failed && <ProviderProblem failed={failed} />}
          {answer?.leavesFor ? (
            <LoginForm key="other" email={answer.leavesFor} byCodeFirst onDone={addWish} />
          ) : question ? (
            <OtherAddress
              {...question}
              onStay={() => setAnswer({})}
              onLeaving={() => setLeaving(question)}
              onLeave={() => setAnswer({ leavesFor: question.email })}
            />
          ) : link.state === 'confirming' || link.state === 'done' ? (
            <Skeleton className="h-48 w-full" />
          ) : (
            <LoginForm linkedCode={link.state === 'guest' ? linkedCode : undefined} onDone={addWish} />
          )}
          {!question && <ProviderButtons {...atProvider} />}
        </LoginBox>
        {!question && (
          <LoginBox>
            <h2 className="heading-2">{formatMessage(messages.isNew)}</h2>
            <p className="text-muted">{formatMessage(messages.newText)}</p>
            <ButtonLink
              to={registrationLink({ redirectUrl, wish })}
              kind="secondary"
              className="justify-self-start"
            >
              {formatMessage(messages.registerNow)}
            </ButtonLink>
            <p>
              <Link to={paths.findOrder} className="link">
                {formatMessage(messages.findOrder)}
              </Link>
            </p>
          </LoginBox>
        )}
      </div>
    </Container>
  )
}

export const loginPage = createPage(loginTargetLoader, LoginPage)
