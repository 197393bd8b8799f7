import type { IntlShape } from '../../intl/intl'
import { describeWait } from '../../intl/describe-wait'
import { findShopperText, findWait, isPlatformError } from '../../platform/http/platform-error'
import { basketMessages } from './messages'

/** A message to the shopper about an add or a change. */
export interface BasketAlert {
  kind: 'error' | 'warning' | 'success'
  /** For tests and tracking, e.g. "cannot_add_virtual_giftcard". */
  code: string
  title?: string
  message: string
}

/**
 * The alert for an error of the basket: the server's statusMessage with the
 * lower-cased statusCode as code (requirement 6.1); other server texts are not shown.
 * After too many attempts it says how long to wait.
 */
export function describeBasketError(intl: IntlShape, error: unknown): BasketAlert {
  const wait = findWait(error)
  if (wait) return { kind: 'error', code: 'too_many_attempts', message: describeWait(intl, wait) }
  const message = findShopperText(error)
  const code = isPlatformError(error) ? readStatusCode(error.data) : undefined
  if (message && code) return { kind: 'error', code: code.toLowerCase(), message }
  return { kind: 'error', code: 'unknown', message: intl.formatMessage(basketMessages.failed) }
}

function readStatusCode(data: Record<string, unknown> | undefined): string | undefined {
  const { statusCode } = (data?.arguments ?? data ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'string' ? statusCode : undefined
}
