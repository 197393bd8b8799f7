import { useEffect, useMemo, useRef, useState } from 'react'
import { useHistory } from 'react-router-dom'
import { listenToOtherTabs } from '../../features/basket/api/basket-channel'
import { useBasketAccess } from '../../features/basket/api/basket-access'
import { BASKET_KEY } from '../../features/basket/api/basket-query'
import { forgetOrderedBasket } from '../../features/basket/api/keep-basket'
import { removePaymentInstrument } from '../../features/basket/api/payment-instruments'
import { setCheckoutKey } from '../../features/basket/api/set-checkout-key'
import type { Basket } from '../../features/basket/model/basket'
import { findMoneyPayment } from '../../features/basket/model/basket-rules'
import { createAttemptStore } from '../../features/checkout/order-attempt'
import {
  isInvalidPayment,
  placeOrder,
  resumeOrder,
  type PlaceOrderResult
} from '../../features/checkout/place-order'
import { usePlatform } from '../../platform/platform-context'
import { runAloneAcrossTabs } from '../../platform/session/tab-signals'
import { paths } from '../../site/paths'
import { useSite } from '../../site/site-context'

export interface PlacingOrder {
  isPlacing: boolean
  /** The last try that did not end in an order. */
  failure: PlaceOrderResult | undefined
  place: (basket: Basket) => Promise<void>
  /** True while the shop looks for an order whose answer got lost. */
  isResuming: boolean
}

/**
 * Places the order of this page and shows its confirmation; also when another tab was
 * faster, and when an earlier try turns out to have arrived.
 */
export function usePlaceOrder(basket: Basket | null | undefined): PlacingOrder {
  const access = useBasketAccess()
  const platform = usePlatform()
  const history = useHistory()
  const { site, href } = useSite()
  const attempts = useMemo(() => createAttemptStore(site.id, () => window.localStorage), [site.id])
  const parts = useMemo(
    () => ({
      attempts,
      findOrder: (checkoutKey: string) => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
      runAlone: <Result>(task: () => Promise<Result>) => runAloneAcrossTabs(`place-order-${site.id}`, task)
    }),
    [attempts, platform, site.id]
  )
  const [isPlacing, setIsPlacing] = useState(false)
  const [isResuming, setIsResuming] = useState(false)
  const [failure, setFailure] = useState<PlaceOrderResult>()
  const inFlight = useRef<Promise<void>>()
  const shownBasketId = useRef<string>()
  if (basket) shownBasketId.current = basket.basketId

  const confirm = (orderNo: string) =>
    history.replace(href(`${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo })}`))

  async function settle(result: PlaceOrderResult, ordered: Basket) {
    if (result.kind === 'placed') {
      confirm(result.orderNo)
      forgetOrderedBasket(access, { basketId: ordered.basketId, orderNo: result.orderNo })
      return
    }
    setFailure(result)
    const instrument = findMoneyPayment(ordered)
    if (result.kind === 'refused' && isInvalidPayment(result.error) && instrument) {
      await removePaymentInstrument(access, instrument.id).catch(() => undefined)
    } else {
      void access.client.invalidateQueries(BASKET_KEY)
    }
  }

  async function run(ordered: Basket) {
    setIsPlacing(true)
    setFailure(undefined)
    try {
      const result = await placeOrder({
        ...parts,
        basketId: ordered.basketId,
        basketKey: ordered.checkoutKey,
        createKey: () => crypto.randomUUID(),
        markBasket: key => setCheckoutKey(access, key),
        createOrder: () => platform.orders.createOrder({}, { basketId: ordered.basketId })
      })
      await settle(result, ordered)
    } finally {
      setIsPlacing(false)
      inFlight.current = undefined
    }
  }

  useEffect(
    () =>
      listenToOtherTabs(site.id, news => {
        if (news.kind === 'ordered' && news.basketId === shownBasketId.current) confirm(news.orderNo)
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address of the confirmation does not change
    [site.id]
  )

  const isGone = basket === null
  useEffect(() => {
    const attempt = attempts.read()
    const isOurs = attempt?.isSent && (!attempt.orderNo || attempt.basketId === shownBasketId.current)
    if (!isGone || !isOurs || inFlight.current) return
    setIsResuming(true)
    void resumeOrder(parts).then(result => {
      setIsResuming(false)
      if (result.kind === 'placed') confirm(result.orderNo)
      else if (result.kind === 'unknown') setFailure(result)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the basket turns out to be gone
  }, [isGone])

  return {
    isPlacing,
    isResuming,
    failure,
    place: ordered => (inFlight.current ??= run(ordered))
  }
}
