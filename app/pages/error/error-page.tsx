import { defineMessages, useIntl } from 'react-intl'
import { useSite } from '../../site/site-context'
import { ErrorScreen } from '../../ui/error-screen/error-screen'
import { ReducedHeader } from '../../ui/header/reduced-header'
import { ShopHead } from '../../page-head/shop-head'

const messages = defineMessages({
  title: { id: 'error.title', defaultMessage: "This page isn't working" },
  text: {
    id: 'error.text',
    defaultMessage: 'An error occurred. Please refresh the page or contact support if it happens again.'
  },
  unavailable: { id: 'error.unavailable', defaultMessage: 'The shop could not load what it needs.' },
  home: { id: 'error.home', defaultMessage: 'Go to home' }
})

interface ErrorPageProps {
  message?: string
  /** 503 when the platform failed: then there is a message of ours, in the shopper's language. */
  status?: number
  /** Only outside production. */
  stack?: string
}

/** The whole page failed (requirement 1.2.4). The link home does a full page load, to start from a clean state. */
export function ErrorPage({ message, status, stack }: ErrorPageProps) {
  const { formatMessage } = useIntl()
  const { href, site } = useSite()
  return (
    <>
      <ShopHead />
      <ReducedHeader brand={site.tenantId} />
      <main className="min-h-[calc(100svh-var(--header-height))]">
        <ErrorScreen
          title={formatMessage(messages.title)}
          text={formatMessage(messages.text)}
          detail={status === 503 ? formatMessage(messages.unavailable) : message}
          stack={stack}
          action={
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <a className="button button-primary" href={href('/')}>
                {formatMessage(messages.home)}
              </a>
              <a className="link py-2" href={`mailto:${site.supportEmail}`}>
                {site.supportEmail}
              </a>
            </div>
          }
        />
      </main>
    </>
  )
}
