import loadable from '@loadable/component'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PartBoundary } from '../../errors/part-boundary'
import type { ErrorPage } from '../../pages/error/error-page'
import { errorMessages as messages } from '../../pages/error/messages'
import { useSite } from '../../site/site-context'

/** Its code comes when something has failed, not with every page. */
const LateErrorPage = loadable(
  () => import(/* webpackChunkName: "error-page" */ '../../pages/error/error-page'),
  {
    resolveComponent: page => page.ErrorPage
  }
)

/** Where that code is lost as well, the way home is left. */
export default function ErrorSlot(props: ComponentProps<typeof ErrorPage>) {
  return (
    <PartBoundary name="error page" fallback={<WayHome />}>
      <LateErrorPage {...props} />
    </PartBoundary>
  )
}

function WayHome() {
  const { formatMessage } = useIntl()
  const { href } = useSite()
  return (
    <main className="wrap section">
      <a className="button button-primary" href={href('/')}>
        {formatMessage(messages.home)}
      </a>
    </main>
  )
}
