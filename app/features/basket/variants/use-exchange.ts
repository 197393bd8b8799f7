import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { isUnclear } from '../../../platform/http/platform-error'
import { useBasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-key'
import { exchangeVariant } from '../api/exchange-variant'
import { readBasketAgain } from '../api/cache-basket'
import { applyLineOrder, LINE_ORDER_KEY, type LineOrder } from '../changes/line-order'
import { buildRemoval } from '../changes/removal'
import { announceChange } from '../components/announce-change'
import { showBasketAlert } from '../components/basket-alerts'
import { describeBasketError } from '../describe-basket-error'
import type { Basket, Line } from '../model/basket'
import { offerBonusChoice } from '../promotions/offer-bonus-choice'
import type { DoneExchange } from './done-exchange'
import type { Exchange, LineVariant } from './line-variants'
import { LINE_VARIANTS_KEY } from './line-variants-query'
import { variantMessages as messages } from './variant-messages'

/**
 * Exchanges the variant of a line and says what it has become. After a refusal the choice stays, with the stock read
 * again; where it is unknown whether the platform has done it, the basket decides.
 */
export function useExchange(onDone: (itemId: string | undefined, exchanged?: DoneExchange) => void) {
  const intl = useIntl()
  const access = useBasketAccess()
  const [isBusy, setBusy] = useState(false)

  /** The basket in the order in which it is shown. */
  function readShown(): Basket | undefined {
    const basket = access.client.getQueryData<Basket | null>(BASKET_KEY)
    return basket
      ? applyLineOrder(basket, access.client.getQueryData<LineOrder>(LINE_ORDER_KEY) ?? [])
      : undefined
  }

  function finish(
    basket: Basket,
    { productId, name }: LineVariant,
    itemId: string,
    before: Pick<DoneExchange, 'former' | 'formerName' | 'joined'>
  ) {
    const line = basket.lines.find(each => each.itemId === itemId)
    onDone(line?.itemId, line && { itemId, productId, quantity: line.quantity, ...before })
    const isUnwrapped = before.former.gift && line && !line.gift
    const message = [
      intl.formatMessage(messages.done, { variant: name, count: line?.quantity ?? 0 }),
      ...(isUnwrapped ? [intl.formatMessage(messages.unwrapped)] : [])
    ].join(' ')
    // Once the dialog is gone: inside it the alert would go with it.
    setTimeout(() => {
      showBasketAlert(access.client, { kind: 'success', code: 'variant_changed', message })
      offerBonusChoice(access.client, basket)
    })
    announceChange(basket, productId)
  }

  async function run(
    line: Line,
    variant: LineVariant,
    { quantity, joined }: Exchange,
    formerName: string
  ): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { productId } = variant
    const kept = joined?.itemId ?? line.itemId
    const shown = readShown()
    const end = (basket: Basket) =>
      finish(basket, variant, kept, {
        former: line,
        formerName,
        ...(joined &&
          shown && { joined: { quantity: joined.quantity, removal: buildRemoval(line, shown, basket) } })
      })
    try {
      end(await exchangeVariant(access, { itemId: line.itemId, productId, quantity }))
    } catch (error) {
      const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
      const now = basket?.lines.find(({ itemId }) => itemId === line.itemId)
      if (basket && (joined ? !now : now?.productId === productId)) return end(basket)
      showBasketAlert(access.client, describeBasketError(intl, error))
      void access.client.invalidateQueries({ queryKey: [LINE_VARIANTS_KEY] })
      setBusy(false)
    }
  }
  return { isBusy, run }
}
