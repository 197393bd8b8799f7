import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { isUnclear } from '../../../platform/http/platform-error'
import { useBasketAccess } from '../api/basket-access'
import { exchangeVariant } from '../api/exchange-variant'
import { readBasketAgain } from '../api/read-basket-again'
import { announceChange } from '../components/added-to-cart'
import { showBasketAlert } from '../components/basket-alerts'
import { describeBasketError } from '../describe-basket-error'
import type { Basket, Line } from '../model/basket'
import { offerBonusChoice } from '../promotions/offer-bonus-choice'
import type { Exchange, LineVariant } from './line-variants'
import { LINE_VARIANTS_KEY } from './line-variants-query'
import { variantMessages as messages } from './variant-messages'

/**
 * Exchanges the variant of a line and says what it has become. After a refusal the choice stays, with the stock read
 * again; where it is unknown whether the platform has done it, the basket decides.
 */
export function useExchange(onDone: (itemId: string | undefined) => void) {
  const intl = useIntl()
  const access = useBasketAccess()
  const [isBusy, setBusy] = useState(false)

  function finish(basket: Basket, { productId, name }: LineVariant, itemId: string) {
    const line = basket.lines.find(each => each.itemId === itemId)
    onDone(line?.itemId)
    const message = intl.formatMessage(messages.done, { variant: name, count: line?.quantity ?? 0 })
    // Once the dialog is gone: inside it the alert would go with it.
    setTimeout(() => {
      showBasketAlert(access.client, { kind: 'success', code: 'variant_changed', message })
      offerBonusChoice(access.client, basket)
    })
    announceChange(basket, productId)
  }

  async function run(line: Line, variant: LineVariant, { quantity, joined }: Exchange): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { productId } = variant
    const kept = joined?.itemId ?? line.itemId
    try {
      finish(await exchangeVariant(access, { itemId: line.itemId, productId, quantity }), variant, kept)
    } catch (error) {
      const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
      const now = basket?.lines.find(({ itemId }) => itemId === line.itemId)
      if (basket && (joined ? !now : now?.productId === productId)) return finish(basket, variant, kept)
      showBasketAlert(access.client, describeBasketError(intl, error))
      void access.client.invalidateQueries({ queryKey: [LINE_VARIANTS_KEY] })
      setBusy(false)
    }
  }
  return { isBusy, run }
}
