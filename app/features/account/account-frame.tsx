import { type ReactNode, useId } from 'react'
import { useLocation } from '../../entry/kit-adapter/router'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Icon } from '../../ui/media/icon'
import { Link } from '../../ui/action/link'
import { Container } from '../../ui/frame/page-section'
import { Skeleton } from '../../ui/status/skeleton'
import { listAccountPages } from './account-pages'
import { FreshLoginProvider } from './fresh-login/fresh-login'
import { accountMessages as messages } from './messages'
import { useLoginRequired } from './use-login-required'
import { LogOutButton } from './log-out-button'
import { Button } from '../../ui/action/button'
import { Message } from '../../ui/status/message'

/** Replaces a page of the account, or a section with a `text` of its own, whose data could not be read. */
export function AccountFailed({ text, onRetry }: { text?: string; onRetry: () => unknown }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="error">{text ?? formatMessage(messages.failed)}</Message>
      <Button kind="secondary" onClick={() => void onRetry()}>
        {formatMessage(messages.retry)}
      </Button>
    </div>
  )
}

/** A part of an account page on a surface of its own. */
export function AccountSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={title && id} className="account-section">
      {title && (
        <h2 id={id} className="heading-3">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}

interface AccountFrameProps {
  title: string
  /** On a phone, the menu below the content waits for it. */
  isLoading?: boolean
  /** Rendered for a customer only, so in the browser only. */
  children: ReactNode
}

/** A page of the account beside its menu, for customers only (requirement 1.2). */
export function AccountFrame({ title, isLoading, children }: AccountFrameProps) {
  const { formatMessage } = useIntl()
  const { pathOf } = useSite()
  const path = pathOf(useLocation().pathname)
  const isCustomer = useLoginRequired()
  const isOverview = path === paths.account
  return (
    <Container className="account-page">
      <Head>
        <title>{title}</title>
        <meta name="robots" content={ADDRESSES.account.robots} />
      </Head>
      {!isOverview && (
        <Link to={paths.account} className="account-back link print:hidden">
          <Icon name="chevron-left" small />
          {formatMessage(messages.back)}
        </Link>
      )}
      <div className="account-columns">
        <AccountMenu path={path} isWide={!isOverview || isLoading === true} />
        <div className="account-content">
          <h1 className="heading-1">{title}</h1>
          <noscript>
            <p className="message message-warning">
              <span className="message-text">{formatMessage(messages.noScript)}</span>
            </p>
          </noscript>
          {isCustomer ? <FreshLoginProvider>{children}</FreshLoginProvider> : <AccountLoading />}
        </div>
      </div>
    </Container>
  )
}

/** On a phone it is on the overview only. */
function AccountMenu({ path, isWide }: { path: string; isWide: boolean }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  return (
    <nav
      aria-label={formatMessage(messages.menu)}
      className="account-menu"
      data-wide-only={isWide || undefined}
    >
      <ul>
        {listAccountPages(site.tenantId).map(page => (
          <li key={page.path}>
            <Link
              to={page.path}
              className="account-menu-link"
              aria-current={isCurrent(path, page.path) ? 'page' : undefined}
            >
              <Icon name={page.icon} small />
              {formatMessage(page.name)}
            </Link>
          </li>
        ))}
      </ul>
      <LogOutButton />
    </nav>
  )
}

const isCurrent = (path: string, page: string) =>
  path === page || (page !== paths.account && path.startsWith(`${page}/`))

export function AccountLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className="needs-script grid gap-4">
      <p role="status" className="sr-only">
        {formatMessage(messages.loading)}
      </p>
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
