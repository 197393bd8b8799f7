import type { IntlShape } from '../../intl/intl'
import { describeBasketError, type BasketAlert } from './describe-basket-error'
import { basketMessages } from './messages'
import { CookiesBlocked } from './model/cookies-blocked'
import { MixingProblem } from './model/mixing-problem'

/** Why nothing was added: the shop's own rules, or what the platform answers. */
export function describeAddRefusal(intl: IntlShape, error: unknown): BasketAlert {
  if (error instanceof CookiesBlocked)
    return {
      kind: 'error',
      code: 'cookies_blocked',
      title: intl.formatMessage(basketMessages.cookiesTitle),
      message: intl.formatMessage(basketMessages.cookies)
    }
  if (!(error instanceof MixingProblem)) return describeBasketError(intl, error)
  return {
    kind: 'error',
    code: error.code,
    title: intl.formatMessage(basketMessages.cannotAdd),
    message: intl.formatMessage(basketMessages[error.code])
  }
}

/** Only the available parts of a set are added, and the shopper is told (requirement 6.1). */
export const buildPartialWarning = (intl: IntlShape): BasketAlert => ({
  kind: 'warning',
  code: 'non_orderable_product',
  title: intl.formatMessage(basketMessages.partsMissingTitle),
  message: intl.formatMessage(basketMessages.partsMissing)
})
