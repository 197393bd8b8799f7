import { useCallback, useEffect, useState } from 'react'
import { useIntl, type IntlShape } from '../../intl/intl'
import { whenTouched } from '../../lazy-loading/when-touched'
import type { AddToBasket } from '../../platform/add-to-basket'
import { preloadPlatform } from '../../platform/late-platform'
import { shopperSession } from '../../platform/session/shopper-session'
import { useBasketAccess, type BasketAccess } from './api/basket-access'
import { loadBasketCalls, preloadBasketCalls } from './api/basket-query'
import { buildAdded, showAdded, showAdding, showRefused } from './components/added-to-cart'
import { BASKET_KEY } from './api/basket-key'
import type { AddAttempt } from './describe-add-refusal'
import type { BasketAlert } from './describe-basket-error'
import { basketMessages } from './messages'
import type { Basket } from './model/basket'
import { CookiesBlocked, findMixingProblem, MixingProblem } from './model/add-refusals'
import { listRefusedItems } from './model/refused-items'

function preloadCalls() {
  preloadPlatform()
  preloadBasketCalls()
}

/**
 * Adds products to the basket. `busy` becomes true and the cart panel opens at once. The hook shows
 * the outcome itself: the added lines in the panel, with a note about what was left out, or
 * a refusal as an alert in its place, never both.
 */
export function useAddToBasket(): { add: AddToBasket; busy: boolean } {
  const access = useBasketAccess()
  const intl = useIntl()
  const [running, setRunning] = useState(0)
  // Loads the code of the first add before the click, but only for visitors who interact with the page.
  useEffect(() => whenTouched(preloadCalls), [])

  const add: AddToBasket = useCallback(
    async (items, context) => {
      setRunning(count => count + 1)
      // Items that the mixing rules refuse do not open the panel. A basket with a change on its way may still allow them.
      const shown = access.client.getQueryData<Basket | null>(BASKET_KEY)
      if (!shown || !findMixingProblem(shown, context)) showAdding(access.client)
      let before: Pick<Basket, 'lines'> = { lines: [] }
      const refuseAdd = async (error?: unknown) =>
        showRefused(access.client, await explainRefusal(access, intl, { before, items }, error))
      try {
        const inspect = (known: Basket) => {
          const code = findMixingProblem(known, context)
          if (code) throw new MixingProblem(code)
          before = known
          return undefined
        }
        const { addItems, keepUntilSent } = await loadBasketCalls()
        const basket = await keepUntilSent(access.siteId, { items, context }, async onSend => {
          const isKept = await access.platform.family(shopperSession).keepsCookies()
          if (!isKept) throw new CookiesBlocked()
          return addItems(access, items, inspect, onSend)
        })
        const refused = listRefusedItems(before, basket, items)
        const productIds = items.map(item => item.productId).filter(id => !refused.includes(id))
        if (productIds.length === 0) return await refuseAdd()
        const isPartial = context.isPartial || refused.length > 0
        const warning = isPartial ? { warning: (await loadRefusals()).buildPartialWarning(intl) } : {}
        showAdded(access.client, { basket, productIds, ...warning }, buildAdded(intl.formatMessage))
      } catch (error) {
        await refuseAdd(error)
      } finally {
        setRunning(count => count - 1)
      }
    },
    [access, intl]
  )

  return { add, busy: running > 0 }
}

const loadRefusals = () => import(/* webpackChunkName: "refusal" */ './describe-add-refusal')

/** Messages of refusals load on demand; if they fail, a general message shows. */
function explainRefusal(
  access: BasketAccess,
  intl: IntlShape,
  attempt: AddAttempt,
  error: unknown
): Promise<BasketAlert> {
  const notAdded: BasketAlert = {
    kind: 'error',
    code: 'not_added',
    title: intl.formatMessage(basketMessages.cannotAdd),
    message: intl.formatMessage(basketMessages.failed)
  }
  return loadRefusals().then(
    ({ explainAddRefusal }) => explainAddRefusal(access, intl, attempt, error, notAdded),
    () => notAdded
  )
}
