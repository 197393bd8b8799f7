import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { loadable } from '../entry/kit-adapter/loadable'
import { type RouteComponentProps, RedirectWithStatus } from '../entry/kit-adapter/router'
import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { useSite } from '../visit/site/site-context'
import type { Loader } from './loader'
import { pageQuery } from './page-query'
import { defineMessages, useIntl } from '../intl/intl'
import { Skeleton } from '../ui/status/skeleton'
import { FullScreenSpinner } from '../ui/status/spinner'
import { isPlatformError } from '../platform/http/platform-error'

/** Hardly any visit sees it. */
const NotFoundSection = loadable(() => import(/* webpackChunkName: "not-found" */ './not-found-section'), {
  resolveComponent: ({ NotFoundSection: Section }) => Section
})

type PageProps = Pick<RouteComponentProps<Record<string, string | undefined>>, 'location' | 'match'>

/** `loader` is read by the server and by prefetching links. */
export type PageComponent = ComponentType<PageProps> & { loader: Loader<unknown> }

/**
 * Combines a loader and a component into a route's page. The component only ever
 * sees data; redirects and missing pages are handled here, the same way on the
 * server and after a navigation in the browser.
 */
export function createPage<Data>(
  loader: Loader<Data>,
  Component: ComponentType<{ data: Data }>,
  skeleton?: PageSkeleton
): PageComponent {
  function Page({ location, match }: PageProps) {
    const client = useQueryClient()
    const platform = usePlatform()
    const site = useSite()
    const address = { params: match.params, pathname: location.pathname, search: location.search }
    const {
      data: outcome,
      error,
      isPreviousData
    } = useRead({
      ...pageQuery(loader, address, { client, platform, site }),
      keepPreviousData: true
    })
    if (error && !outcome) throw toRenderError(error)
    if (!outcome) return <PageLoading skeleton={skeleton} />
    if (outcome.kind === 'redirect') {
      return <RedirectWithStatus to={site.href(outcome.to)} status={outcome.permanent ? 301 : 302} />
    }
    if (outcome.kind === 'not-found') return <NotFoundSection />
    return (
      <div aria-busy={isPreviousData || undefined} data-page-pending={isPreviousData || undefined}>
        <Component data={outcome.data} />
      </div>
    )
  }
  Page.loader = loader as Loader<unknown>
  return Page
}

const messages = defineMessages({
  loading: { id: 'page.loading', defaultMessage: 'Loading...' }
})

/** Pages whose shape is known before they are there. */
type PageSkeleton = 'list' | 'product'

const SHAPES = {
  list: { places: 8, className: 'wrap grid grid-cols-2 gap-4 py-8 lg:grid-cols-4' },
  product: { places: 2, className: 'wrap grid gap-4 py-8 md:grid-cols-2' }
}

/** While a page loads, its skeleton shows, or a spinner as large as the page (requirement 1.3); the header stays. */
export function PageLoading({ skeleton }: { skeleton?: PageSkeleton }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.loading)
  if (!skeleton) return <FullScreenSpinner label={label} />
  const { places, className } = SHAPES[skeleton]
  return (
    <div className={className} data-page-pending>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: places }, (_, index) => (
        <Skeleton key={index} className="aspect-square w-full" />
      ))}
    </div>
  )
}

/** An error of this name makes the framework's error boundary render the error page with status 503. */
const ELSEWHERE = 'MaintenanceError'

/**
 * The error that a page throws in the browser when its data cannot be read. The shopper sees our
 * text (requirement 1.5), never the platform's, which stays in the cause.
 */
export function toRenderError(error: unknown): unknown {
  if (!isPlatformError(error)) return error
  return Object.assign(new Error('the platform failed', { cause: error }), { name: ELSEWHERE })
}
