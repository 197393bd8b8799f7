import { useEffect } from 'react'
import { useLocation } from '../entry/kit-adapter/router'
import { Head } from '../page-head/head'
import { defineMessages, useIntl } from '../intl/intl'
import { tabStore } from '../browser/storage'
import { paths } from '../visit/addresses/paths'
import { useSite } from '../visit/site/site-context'
import { ErrorScreen } from '../ui/status/error-screen'
import { ReducedHeader } from '../ui/header/reduced-header'
import { ShopHead } from '../page-head/shop-head'

const messages = defineMessages({
  title: { id: 'error.title', defaultMessage: "This page isn't working" },
  text: {
    id: 'error.text',
    defaultMessage: 'An error occurred. Please refresh the page or contact support if it happens again.'
  },
  unavailable: { id: 'error.unavailable', defaultMessage: 'This page could not be loaded completely.' },
  tryAgain: { id: 'error.tryAgain', defaultMessage: 'Try again' },
  home: { id: 'error.home', defaultMessage: 'Go to home' },
  shop: { id: 'error.shop', defaultMessage: 'Browse the shop' }
})

interface ErrorPageProps {
  message?: string
  /** 503 when the platform failed: then there is a message of ours, in the shopper's language. */
  status?: number
  /** Only outside production. */
  stack?: string
}

/** Code of a page that could not be loaded: the bundler's error names its address. */
const LOST_CODE = /ChunkLoadError|Loading (?:CSS )?chunk/
const RELOADED = 'reloaded-for-code'

/** Loads this address anew, once: the server renders the page without code, and a new build has other files. */
function reloadOnce(): void {
  if (tabStore.read(RELOADED) === location.href) return
  // Without storage nothing would keep the page from reloading for ever: the shopper decides.
  if (tabStore.write(RELOADED, location.href)) location.reload()
}

/**
 * The whole page failed (requirement 1.5). The links do a full page load, to start from a clean state. Where only the
 * page's code was lost, the page is loaded anew by itself.
 */
export function ErrorPage({ message, status, stack }: ErrorPageProps) {
  const { formatMessage } = useIntl()
  const { href, pathOf, site } = useSite()
  const { pathname, search } = useLocation()
  // The home page's failure would only be met again.
  const isHome = pathOf(pathname) === paths.home
  const isCodeLost = LOST_CODE.test(message ?? '')
  useEffect(() => {
    if (isCodeLost) reloadOnce()
  }, [isCodeLost])
  return (
    <>
      <ShopHead />
      <Head>
        <title>{`${formatMessage(messages.title)} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ReducedHeader brand={site.tenantId} />
      <main className="min-h-[calc(100svh-var(--header-height))]">
        <ErrorScreen
          title={formatMessage(messages.title)}
          text={formatMessage(messages.text)}
          detail={status === 503 || isCodeLost ? formatMessage(messages.unavailable) : message}
          stack={stack}
          action={
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <a className="button button-primary" href={pathname + search}>
                {formatMessage(messages.tryAgain)}
              </a>
              <a className="button button-secondary" href={href(isHome ? paths.shop : paths.home)}>
                {formatMessage(isHome ? messages.shop : messages.home)}
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
