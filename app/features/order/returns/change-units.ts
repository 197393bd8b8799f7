import type { QueryClient } from '@tanstack/react-query'
import { withLock } from '../../../browser/with-lock'
import type { Platform } from '../../../platform/platform'
import { customOrderItems } from '../../../platform/scapi/custom-order-items'
import {
  shopperOrdersManagement,
  type ReturnedUnits
} from '../../../platform/scapi/shopper-orders-management'
import { CUSTOMER_ORDERS_KEY } from '../customer-orders-query'
import { mapOrder } from '../map-order'
import type { Order } from '../order'
import type { LineUnits } from './line-units'

interface Access {
  client: QueryClient
  platform: Platform
}

/** Proof of a guest that the order is theirs. */
export interface GuestProof {
  /** Of the mail that opened the order. */
  code?: string
}

/** `changed`: the order is another one by now, and nothing was done; the page shows it then. */
type UnitsOutcome = 'done' | 'changed'

interface UnitsChange {
  /** Of the line, how many of its units can be chosen, and how many have been. */
  available: keyof LineUnits
  done: keyof LineUnits
  send: () => Promise<unknown>
}

/**
 * Announces a return, once: a lock keeps other tabs waiting, and the order is read again first, so that units which
 * were chosen twice, in two tabs or after a lost response, are sent once.
 */
export const announceReturn = (
  access: Access,
  order: Order,
  items: ReturnedUnits[],
  { code }: GuestProof = {}
): Promise<UnitsOutcome> =>
  changeUnits(access, order, items, {
    available: 'returnable',
    done: 'announced',
    send: () =>
      access.platform
        .family(shopperOrdersManagement)
        .returnOmsOrder(
          { orderNo: order.orderNo },
          { productItems: items, ...(code !== undefined && { orderAccessCode: code }) }
        )
  })

/** Cancels units of lines, once, see `announceReturn`. */
export const cancelItems = (
  access: Access,
  order: Order,
  items: ReturnedUnits[],
  guest?: GuestProof
): Promise<UnitsOutcome> =>
  changeUnits(access, order, items, {
    available: 'cancellable',
    done: 'cancelled',
    send: () =>
      access.platform.family(customOrderItems).cancelOrderItems(
        { orderNo: order.orderNo },
        {
          c_items: items,
          ...(guest && { c_orderViewCode: order.token })
        }
      )
  })

function changeUnits(
  { client, platform }: Access,
  order: Order,
  items: readonly ReturnedUnits[],
  { available, done, send }: UnitsChange
): Promise<UnitsOutcome> {
  const { orderNo } = order
  const refresh = () => {
    void client.invalidateQueries({ queryKey: CUSTOMER_ORDERS_KEY })
    void client.invalidateQueries({ queryKey: ['order', orderNo] })
  }
  return withLock(`order-units-${orderNo}`, {}, async () => {
    const before = await readOrder(platform, order)
    const isSeen = items.every(
      ({ itemId }) => countUnits(before, itemId, available) === countUnits(order, itemId, available)
    )
    if (!isSeen) {
      refresh()
      return 'changed'
    }
    try {
      await send()
      return 'done'
    } catch (error) {
      // It may have been lost on its way, or something else's took its place: the order itself decides.
      const now = await readOrder(platform, order).catch(() => undefined)
      const hasArrived =
        now &&
        items.every(
          ({ itemId, quantity }) =>
            countUnits(now, itemId, done) >= countUnits(before, itemId, done) + quantity
        )
      if (hasArrived) return 'done'
      throw error
    } finally {
      refresh()
    }
  })
}

const countUnits = ({ lines }: Order, itemId: string, name: keyof LineUnits): number =>
  lines.find(({ id }) => id === itemId)?.units?.[name] ?? 0

/** The order as it is now, by its token where it has one: that opens a guest's in every session. */
async function readOrder(platform: Platform, { orderNo, token }: Order): Promise<Order> {
  return mapOrder(
    token
      ? await platform.orders.guestOrderLookup({ orderNo }, { orderViewCode: token })
      : await platform.orders.getOrder({ orderNo })
  )
}
