import { Component, type ReactNode } from 'react'
import { withRouter, type RouteComponentProps } from '../kit-adapter/router'
import { reportError } from '../../ui/frame/report-error'
import { isPlatformError } from '../../platform/http/platform-error'
import { ErrorPage } from '../../pages/error-page'

/** A failure on the error page. */
export interface PageFailure {
  message: string
  status?: number
  stack?: string
}

interface BoundaryProps extends RouteComponentProps {
  /** Of a page that failed on the server already. */
  failure?: PageFailure
  children: ReactNode
}

/** Our name for a failing platform; see `toRenderError`. */
const PLATFORM_FAILED = 'MaintenanceError'

function describeFailure(error: unknown): PageFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, stack } = error
  const isOfPlatform = name === PLATFORM_FAILED || isPlatformError(error)
  return { message: String(error), stack, ...(isOfPlatform && { status: 503 }) }
}

/** Shows the error page in place of a page that fails; the next page starts anew. */
class Boundary extends Component<BoundaryProps, { failure?: PageFailure }> {
  override state = { failure: this.props.failure }
  private unlisten?: () => void

  static getDerivedStateFromError(error: unknown) {
    return { failure: describeFailure(error) }
  }

  override componentDidMount() {
    this.unlisten = this.props.history.listen(() => {
      if (this.state.failure) this.setState({ failure: undefined })
    })
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override componentWillUnmount() {
    this.unlisten?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const { message, status } = failure
    // eslint-disable-next-line no-restricted-properties -- the compiler puts the mode here
    const stack = process.env.NODE_ENV === 'production' ? undefined : failure.stack
    return <ErrorPage message={message} status={status} stack={stack} />
  }
}

export const ErrorBoundary = withRouter(Boundary)
