import { useCallback, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { BasketItemInput } from '../../platform/scapi/shopper-baskets'
import { addItems } from './api/add-items'
import { useBasketAccess } from './api/basket-access'
import { sendSignal, type BasketAlert } from './basket-signals'
import { describeBasketError } from './describe-basket-error'
import { basketMessages } from './messages'
import { findMixingProblem, type AddContext, type MixingCode } from './model/gift-card-mixing'

/** Thrown inside an add to refuse it before a call leaves. */
class MixingProblem extends Error {
  constructor(readonly code: MixingCode) {
    super(code)
  }
}

/**
 * Puts products into the basket. `busy` turns true at once. What came of it shows by
 * itself: the added lines in the cart panel, with a word about what was left out of them, or
 * a refusal as an alert, never both; `add` never rejects.
 */
export function useAddToBasket(): {
  add: (items: BasketItemInput[], context: AddContext) => Promise<void>
  busy: boolean
} {
  const access = useBasketAccess()
  const intl = useIntl()
  const [running, setRunning] = useState(0)
  const latest = useRef({ access, intl })
  latest.current = { access, intl }

  const add = useCallback(async (items: BasketItemInput[], context: AddContext) => {
    setRunning(count => count + 1)
    try {
      const basket = await addItems(latest.current.access, items, known => {
        const code = findMixingProblem(known, context)
        if (code) throw new MixingProblem(code)
      })
      const productIds = items.map(item => item.productId)
      sendSignal('add-to-cart-success', {
        basket,
        productIds,
        ...(context.isPartial ? { warning: buildPartialWarning(latest.current.intl) } : {})
      })
    } catch (error) {
      sendSignal('basket-alert', describe(error))
    } finally {
      setRunning(count => count - 1)
    }

    function describe(error: unknown): BasketAlert {
      const words = latest.current.intl
      if (!(error instanceof MixingProblem)) return describeBasketError(words, error)
      const title = words.formatMessage(basketMessages.cannotAdd)
      return {
        kind: 'error',
        code: error.code,
        title,
        message: words.formatMessage(basketMessages[error.code])
      }
    }
  }, [])

  return { add, busy: running > 0 }
}

/** Of a set only what can be had is added, and the shopper is told (spec 1 section 8). */
const buildPartialWarning = (intl: IntlShape): BasketAlert => ({
  kind: 'warning',
  code: 'non_orderable_product',
  title: intl.formatMessage(basketMessages.partsMissingTitle),
  message: intl.formatMessage(basketMessages.partsMissing)
})
