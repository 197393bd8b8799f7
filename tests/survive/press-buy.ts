import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import type { Basket } from '../../app/features/basket/model/basket'
import { prepareShipments } from '../../app/features/checkout/prepare-shipments'
import { readBasket } from '../../app/features/checkout/read-basket'
import { setCheckoutKey } from '../../app/features/checkout/set-checkout-key'
import { findBasketChange } from '../../app/features/checkout/place-order/basket-change'
import type { AttemptStore, OrderAttempt } from '../../app/features/checkout/place-order/order-attempt'
import {
  placeOrder,
  resumeOrder,
  type PlaceOrderParts,
  type PlaceOrderResult,
  readPlacedOrder
} from '../../app/features/checkout/place-order/place-order'
import { isNotFound } from '../../app/platform/http/platform-error'
import type { Random } from './random'
import { insist, sleep } from './retries'

/** Factor by which waiting is shorter here than in the shop. */
const SPEED = 20

/** Places the order as the page does; a browser may be closed at any moment and opened again. */
export async function pressBuy(
  random: Random,
  access: BasketAccess,
  basket: Basket,
  attempts: AttemptStore
): Promise<PlaceOrderResult> {
  const { platform } = access
  const begun = Date.now()
  const closes = random.happens(10)
  const look = {
    attempts,
    findOrder: (checkoutKey: string) => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
    hasBasket: (basketId: string) =>
      platform.baskets.getBasket({ basketId }).then(
        () => true,
        (error: unknown) => {
          if (isNotFound(error)) return false
          throw error
        }
      ),
    now: () => begun + (Date.now() - begun) * SPEED,
    wait: (ms: number) => sleep(ms / SPEED),
    runAlone: createLock()
  }
  let marked: Basket | undefined
  const parts: PlaceOrderParts = {
    ...look,
    basketId: basket.basketId,
    basketKey: basket.checkoutKey,
    createKey: () => crypto.randomUUID(),
    markBasket: async key => {
      marked = await setCheckoutKey(access, key)
    },
    findChange: async () => {
      const now = marked ?? (await readBasket(access, basket.basketId))
      return findBasketChange(basket, await prepareShipments(access, now))
    },
    createOrder: async () => {
      const sent = platform.orders.createOrder({}, { basketId: basket.basketId })
      if (!closes) return readPlacedOrder(await sent)
      await sent.catch(() => undefined)
      throw new BrowserClosed()
    },
    ...(closes && { wait: () => Promise.reject(new BrowserClosed()) })
  }
  // Two clicks or two tabs, which share one order.
  const results = random.happens(10)
    ? await Promise.allSettled([placeOrder({ ...parts }), placeOrder({ ...parts })])
    : await Promise.allSettled([placeOrder(parts)])
  const answered = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  const known = answered.find(({ kind }) => kind === 'placed') ?? answered[0]
  if (known && known.kind !== 'unknown' && known.kind !== 'basket-gone') return known
  return insist(async () => {
    const found = await resumeOrder(look)
    if (found.kind === 'unknown') throw new Error('the outcome of the order is not known yet')
    return found
  })
}

class BrowserClosed extends Error {}

/** The browser's storage, which survives a restart of the browser. */
export function createMemory(): AttemptStore {
  let last: OrderAttempt | undefined
  return { read: () => last, write: attempt => void (last = attempt) }
}

/** Runs tasks one after the other, as the lock of all tabs of a browser does. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}
