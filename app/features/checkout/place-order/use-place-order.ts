import { useCallback, useEffect, useRef, useState } from 'react'
import { useHistory } from '../../../entry/kit-adapter/router'
import { leaveFor } from '../../../platform/leave-for'
import { usePlatform } from '../../../platform/platform-context'
import { paths } from '../../../visit/addresses/paths'
import { useSite } from '../../../visit/site/site-context'
import { useBasketAccess } from '../../basket/api/basket-access'
import { listenToOtherTabs } from '../../basket/api/basket-channel'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { clearOrderedBasket } from '../../basket/api/cache-basket'
import type { Basket } from '../../basket/model/basket'
import { removePaymentInstrument } from '../payment-instruments'
import { setCheckoutKey } from '../set-checkout-key'
import { readBasket } from '../read-basket'
import { prepareShipments } from '../prepare-shipments'
import { addGoneAddresses, findBasketChange } from './basket-change'
import { findOpenAttempt } from './order-attempt'
import { listRefusedPayments } from './list-refused-payments'
import {
  readPlacedOrder,
  isPaymentRefusal,
  placeOrder,
  resumeOrder,
  type PlaceOrderResult
} from './place-order'
import { useOrderParts } from './use-order-parts'

/** Interval of the automatic search for an order of unknown outcome, in milliseconds. */
const ASK_AGAIN_MS = 20_000

/** Lists addresses that were removed from the address book; empty where that cannot be known. */
export type FindGoneAddresses = (basket: Basket) => Promise<string[]>

export interface PlacingOrder {
  /** The order is being sent. */
  isPlacing: boolean
  /** The order is being sent or looked for: nothing else can be ordered or changed. */
  isBusy: boolean
  /** The outcome of an order is being looked for; nothing can be ordered meanwhile. */
  isLooking: boolean
  /** The last attempt that failed. */
  failure: PlaceOrderResult | undefined
  /** The outcome of an order of another basket. */
  earlier: { orderNo?: string } | undefined
  place: (basket: Basket, findGoneAddresses?: FindGoneAddresses) => Promise<void>
  /** Looks again for an order with an unknown outcome. */
  lookAgain: () => void
  /** Forgets why a payment was refused: it has been chosen anew. */
  forgetRefusal: () => void
}

/**
 * Places the order of this page and shows its confirmation, also when another tab was
 * faster, or when an earlier attempt turns out to have arrived.
 */
export function usePlaceOrder(basket: Basket | null | undefined): PlacingOrder {
  const access = useBasketAccess()
  const platform = usePlatform()
  const history = useHistory()
  const { site, href } = useSite()
  const [isPlacing, setIsPlacing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const [failure, setFailure] = useState<PlaceOrderResult>()
  const [earlier, setEarlier] = useState<{ orderNo?: string }>()
  const { parts, hasLeft } = useOrderParts(useCallback(() => setIsLooking(true), []))
  const inFlight = useRef<Promise<void>>()
  const shownBasketId = useRef<string>()
  // Before the other effects, which go by it; a basket that is gone is still the one that was shown.
  useEffect(() => {
    if (basket) shownBasketId.current = basket.basketId
  }, [basket])

  /** Once: that the basket is gone and that it was ordered is noticed in more than one way. */
  const confirm = (orderNo: string) => {
    const address = href(`${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo })}`)
    const { pathname, search } = history.location
    if (pathname + search !== address) history.replace(address)
  }

  const confirmBasket = (orderNo: string, basketId: string) => {
    confirm(orderNo)
    clearOrderedBasket(access, { basketId, orderNo })
  }

  async function settle(result: PlaceOrderResult, ordered: Basket) {
    if (result.kind === 'placed') {
      // First the order's own page: the way back from the provider leads there, too.
      confirmBasket(result.orderNo, ordered.basketId)
      if (result.payment?.continueAt) leaveFor(result.payment.continueAt)
      return
    }
    const now = access.client.getQueryData<Basket | null>(BASKET_KEY) ?? ordered
    const refused = result.kind === 'refused' ? listRefusedPayments(ordered, result.error, now) : []
    const isGiftCard = refused.some(({ giftCard }) => giftCard)
    setFailure(result.kind === 'refused' && isGiftCard ? { ...result, isGiftCard } : result)
    for (const { id } of refused) await removePaymentInstrument(access, id).catch(() => undefined)
    if (refused.length === 0) void access.client.invalidateQueries({ queryKey: BASKET_KEY })
  }

  /** One attempt or search at a time; leaving the page ends a search silently. */
  function runOnce(task: () => Promise<void>): Promise<void> {
    if (inFlight.current) return inFlight.current
    setIsBusy(true)
    inFlight.current = task()
      .catch((error: unknown) => {
        // Other pages refetch the basket.
        void access.client.invalidateQueries({ queryKey: BASKET_KEY })
        if (hasLeft()) return
        if (findOpenAttempt(parts.attempts, Date.now())) setFailure({ kind: 'unknown' })
        throw error
      })
      .finally(() => {
        setIsPlacing(false)
        setIsBusy(false)
        setIsLooking(false)
        inFlight.current = undefined
      })
    return inFlight.current
  }

  async function run(ordered: Basket, findGoneAddresses?: FindGoneAddresses) {
    setIsPlacing(true)
    setFailure(undefined)
    let marked: Basket | undefined
    const result = await placeOrder({
      ...parts,
      basketId: ordered.basketId,
      basketKey: ordered.checkoutKey,
      createKey: () => crypto.randomUUID(),
      markBasket: async key => {
        marked = await setCheckoutKey(access, key)
      },
      findChange: async () => {
        const searched = findGoneAddresses?.(ordered)
        const now = marked ?? (await readBasket(access, ordered.basketId))
        const change = findBasketChange(ordered, await prepareShipments(access, now))
        return addGoneAddresses(change, now, (await searched) ?? [])
      },
      createOrder: async () =>
        readPlacedOrder(await platform.orders.createOrder({}, { basketId: ordered.basketId }))
    })
    await settle(result, ordered)
  }

  /** Looks for an order that was sent before this page was opened. */
  async function resume(basketId: string) {
    const result = await resumeOrder(parts)
    const isAnother = shownBasketId.current !== undefined && shownBasketId.current !== basketId
    if (result.kind === 'placed' && !isAnother) {
      if (hasLeft()) clearOrderedBasket(access, { basketId, orderNo: result.orderNo })
      else confirmBasket(result.orderNo, basketId)
    } else if (isAnother) {
      if (result.kind === 'placed') setEarlier({ orderNo: result.orderNo })
      else if (result.kind === 'unknown') setEarlier({})
    } else if (result.kind === 'unknown' || result.kind === 'not-found') setFailure(result)
  }

  useEffect(
    () =>
      listenToOtherTabs(site.id, news => {
        if (news.kind === 'ordered' && news.basketId === shownBasketId.current) confirm(news.orderNo)
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address of the confirmation does not change
    [site.id]
  )

  const basketId = basket ? basket.basketId : basket
  useEffect(() => {
    if (basketId === undefined || inFlight.current) return
    const last = parts.attempts.read()
    // Another tab has ordered what this one shows.
    if (!basketId && last?.orderNo && last.basketId === shownBasketId.current) {
      confirm(last.orderNo)
      return
    }
    const open = findOpenAttempt(parts.attempts, Date.now())
    if (open) void runOnce(() => resume(open.basketId))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked when the basket is known, and when it turns out to be gone
  }, [basketId])

  function lookAgain() {
    const open = findOpenAttempt(parts.attempts, Date.now())
    if (open) void runOnce(() => resume(open.basketId))
    else setFailure(undefined)
  }

  const isUnknown = failure?.kind === 'unknown'
  useEffect(() => {
    if (!isUnknown) return undefined
    const timer = setInterval(lookAgain, ASK_AGAIN_MS)
    return () => clearInterval(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its values do not change between renders
  }, [isUnknown])

  return {
    isPlacing,
    isBusy,
    isLooking,
    failure,
    earlier,
    place: (ordered, findGoneAddresses) => runOnce(() => run(ordered, findGoneAddresses)),
    // A change of the cart has been answered as well, by the shopper who chooses how to pay for it as it is now.
    forgetRefusal: () =>
      setFailure(last => (isPaymentRefusal(last) || last?.kind === 'changed' ? undefined : last)),
    lookAgain
  }
}
