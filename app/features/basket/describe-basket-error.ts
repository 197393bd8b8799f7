import type { IntlShape } from 'react-intl'
import { describeWait } from '../../intl/describe-wait'
import { findWait, isPlatformError } from '../../platform/http/platform-error'
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
 * lower-cased statusCode as code (requirement 1.7); other server texts are not shown.
 * Who has tried too often reads how long to wait.
 */
export function describeBasketError(intl: IntlShape, error: unknown): BasketAlert {
  const wait = findWait(error)
  if (wait) return { kind: 'error', code: 'too_many_attempts', message: describeWait(intl, wait) }
  const told = isPlatformError(error) ? readArguments(error.data) : undefined
  if (told) return { kind: 'error', code: told.statusCode.toLowerCase(), message: told.statusMessage }
  return { kind: 'error', code: 'unknown', message: intl.formatMessage(basketMessages.failed) }
}

function readArguments(
  data: Record<string, unknown> | undefined
): { statusCode: string; statusMessage: string } | undefined {
  const given = (data?.arguments ?? data) as { statusCode?: unknown; statusMessage?: unknown } | undefined
  if (typeof given?.statusCode !== 'string' || typeof given.statusMessage !== 'string') return undefined
  return { statusCode: given.statusCode, statusMessage: given.statusMessage }
}
