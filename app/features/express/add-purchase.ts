import { tabStore } from '../../browser/storage'
import type { IntlShape } from '../../intl/intl'
import type { AddContext } from '../../platform/add-to-basket'
import type { BasketItemInput } from '../../platform/scapi/shopper-baskets'
import { shopperSession } from '../../platform/session/shopper-session'
import type { BasketAccess } from '../basket/api/basket-access'
import { addItems } from '../basket/api/add-items'
import { explainAddRefusal } from '../basket/describe-add-refusal'
import type { BasketAlert } from '../basket/describe-basket-error'
import { basketMessages } from '../basket/messages'
import type { Basket } from '../basket/model/basket'
import { CookiesBlocked, findMixingProblem, MixingProblem } from '../basket/model/add-refusals'

/** A product that is put into the basket first; what is in it already stays. */
export interface ExpressPurchase {
  items: BasketItemInput[]
  context: AddContext
}

/** The purchase that this tab added last, and the basket's lines after it. */
const LAST = 'express-purchase'

const describePurchase = ({ basketId, lines }: Basket, items: BasketItemInput[]): string =>
  JSON.stringify([basketId, items, lines.map(({ itemId, quantity }) => [itemId, quantity])])

/**
 * Puts a product page's product into the basket, unless the basket is as the last such purchase left it: its payment
 * failed or was cancelled then. @throws for what may not be mixed, and what the platform refuses.
 */
export async function addPurchase(
  access: BasketAccess,
  { items, context }: ExpressPurchase
): Promise<Basket> {
  // A basket that the browser does not keep would be gone on the way back.
  if (!(await access.platform.family(shopperSession).keepsCookies())) throw new CookiesBlocked()
  const basket = await addItems(access, items, before => {
    if (tabStore.read(LAST) === describePurchase(before, items)) return 'keep'
    const problem = findMixingProblem(before, context)
    if (problem) throw new MixingProblem(problem)
    return undefined
  })
  tabStore.write(LAST, describePurchase(basket, items))
  return basket
}

/** Why the product was not added, for the shopper. */
export function describePurchaseRefusal(
  intl: IntlShape,
  access: BasketAccess,
  { before, purchase }: { before: Basket | null | undefined; purchase: ExpressPurchase },
  error: unknown
): Promise<BasketAlert> {
  const title = intl.formatMessage(basketMessages.cannotAdd)
  const message = intl.formatMessage(basketMessages.failed)
  const notAdded: BasketAlert = { kind: 'error', code: 'not_added', title, message }
  const attempt = { before: before ?? { lines: [] }, items: purchase.items }
  return explainAddRefusal(access, intl, attempt, error, notAdded)
}
