import { Component, Suspense, type ReactNode } from 'react'
import { reportError } from './report-error'

interface PartProps {
  /** For the log, e.g. "content: richText". */
  name: string
  /** Shown in place of a part that throws; nothing by default. */
  fallback?: ReactNode
  /** It has thrown: a part that somebody has opened closes, so that it can be opened again. */
  onFailed?: () => void
  children: ReactNode
}

/**
 * An error boundary around a part that the page can do without. In a render to a string
 * error boundaries do nothing; there it is Suspense that renders the fallback.
 */
export class PartBoundary extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console -- the part is gone from the page; the log is where its author looks
    console.error(`${this.props.name} could not be shown`, error)
    reportError(error)
    this.props.onFailed?.()
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
