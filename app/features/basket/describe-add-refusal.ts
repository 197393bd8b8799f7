import type { IntlShape } from '../../intl/intl'
import { loadLazyIntl } from '../../intl/lazy-messages'
import { isPlatformError } from '../../platform/http/platform-error'
import type { BasketItemInput } from '../../platform/scapi/shopper-baskets'
import { findRest } from '../../fulfilment/line-stock'
import { stockMessages } from '../../fulfilment/stock-messages'
import type { BasketAccess } from './api/basket-access'
import { lineDetailsQuery } from './api/line-details-query'
import { describeBasketError, type BasketAlert } from './describe-basket-error'
import { basketMessages } from './messages'
import type { Basket } from './model/basket'
import { CookiesBlocked, MixingProblem } from './model/add-refusals'
import { countUnits } from './model/refused-items'

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

/** The requested items, and the basket before the request. */
export interface AddAttempt {
  before: Pick<Basket, 'lines'>
  items: BasketItemInput[]
}

/**
 * Why nothing was added, and how many can be added where the stock is too small for what the cart holds already and
 * what was asked for.
 *
 * @param notAdded says that the platform has answered without adding anything; then there is no error.
 */
export async function explainAddRefusal(
  access: BasketAccess,
  intl: IntlShape,
  attempt: AddAttempt,
  error: unknown,
  notAdded: BasketAlert
): Promise<BasketAlert> {
  const refusal = error ? describeAddRefusal(intl, error) : notAdded
  if (error && !isPlatformError(error, 400)) return refusal
  // Where the catalogue does not answer, the refusal holds without its figures.
  const rests = await describeRests(access, intl, attempt).catch(() => [])
  return { ...refusal, message: [refusal.message, ...rests].join(' ') }
}

async function describeRests(
  { client, platform }: BasketAccess,
  page: IntlShape,
  { before, items }: AddAttempt
): Promise<string[]> {
  const lines = before.lines.filter(({ productId }) => countUnits(items, productId) > 0)
  if (lines.length === 0) return []
  const productIds = lines.map(({ productId }) => productId)
  const details = await client.fetchQuery({ ...lineDetailsQuery(platform, productIds), staleTime: 0 })
  const intl = await loadLazyIntl('personal', page)
  return lines.flatMap(({ productId, name }) => {
    const held = countUnits(lines, productId)
    const known = details[productId]
    const count = known && findRest(known, held, countUnits(items, productId))
    return count === undefined ? [] : intl.formatMessage(stockMessages.inCart, { held, name, count })
  })
}

/** Only the available parts of a set are added, with a message (requirement 6.1). */
export const buildPartialWarning = (intl: IntlShape): BasketAlert => ({
  kind: 'warning',
  code: 'non_orderable_product',
  title: intl.formatMessage(basketMessages.partsMissingTitle),
  message: intl.formatMessage(basketMessages.partsMissing)
})
