import type { Caller } from '../../sessions/caller'
import type { SiteId } from '../../sites/site'
import { createAccessCodes } from './access-codes'
import type { Order } from '../order'
import { isCancellable } from '../lifecycle/cancel-order'
import { orderNotFound, orderTooFar } from '../order-errors'
import { isSame, matchesOrder, type OrderProof } from './order-proof'
import { isTokenOf } from './order-token'
import type { Orders } from '../orders'
import type { Returns } from '../returns/returns'

/** Access codes come in the same field as the order's token and differ from it in form. */
const ACCESS_CODE = /^\d{6}$/

/** The visible part of an order: all of it, or its products without personal data. */
interface VisibleOrder {
  order: Order
  isPartial: boolean
}

/** A guest's way back to an order, when the session it was placed in is lost. */
export function createOrderAccess({
  orders,
  returns,
  ...services
}: { orders: Orders; returns: Returns } & Parameters<typeof createAccessCodes>[0]) {
  const codes = createAccessCodes(services)

  function knowsSecret(order: Order, secret: string): boolean {
    return ACCESS_CODE.test(secret) ? codes.isCodeOf(order, secret) : isTokenOf(order, secret)
  }

  /** Orders of registered customers are shown to them alone. */
  function decideAccess(caller: Caller, order: Order, proof: OrderProof): 'all' | 'part' | 'nothing' {
    if (order.customerId === caller.customerId) return 'all'
    if (order.registered || !matchesOrder(order, proof)) return 'nothing'
    if (proof.orderViewCode !== undefined) return knowsSecret(order, proof.orderViewCode) ? 'all' : 'nothing'
    const knowsBuyer = proof.email !== undefined || proof.phone !== undefined
    return knowsBuyer && proof.postalCode !== undefined ? 'part' : 'nothing'
  }

  function lookUp(caller: Caller, orderNo: string, proof: OrderProof): VisibleOrder {
    const order = orders.findOrder(caller.siteId, orderNo)
    const seen = order ? decideAccess(caller, order, proof) : 'nothing'
    if (order && seen !== 'nothing') return { order, isPartial: seen === 'part' }
    if (order && ACCESS_CODE.test(proof.orderViewCode ?? '')) codes.countWrong(order)
    throw orderNotFound(orderNo)
  }

  return {
    /**
     * Mails an access code to a guest who names the e-mail address of their order. A wrong one is
     * ignored without a word: a refusal would show which orders exist.
     */
    requestCode(siteId: SiteId, orderNo: string, email: string): void {
      const order = orders.findOrder(siteId, orderNo)
      if (order && !order.registered && isSame(email, order.basket.email)) codes.send(order)
    },

    /**
     * An order by the caller's proof: everything for its owner, its token or an access code, a part for the
     * postal code of the bill with e-mail address or phone. All given proofs have to be right; 404 error
     * otherwise.
     */
    lookUp,

    /**
     * Cancels the caller's order, or a guest's by its access code; 404 error for any other, 409 when it has gone
     * too far.
     */
    cancel(caller: Caller, orderNo: string, accessCode?: string): Order {
      const { order } = lookUp(caller, orderNo, { orderViewCode: accessCode })
      if (!isCancellable(order)) throw orderTooFar(order, 'cancelled')
      return orders.cancelOrder(caller, orderNo, order.orderToken)
    },

    /** Announces a return from the caller's order, or a guest's by its access code; 404 error for any other. */
    announceReturn(
      caller: Caller,
      orderNo: string,
      items: Parameters<Returns['announceReturn']>[2],
      accessCode?: string
    ): Order {
      const { order } = lookUp(caller, orderNo, { orderViewCode: accessCode })
      return returns.announceReturn(caller.siteId, order.orderNo, items)
    },

    /** Cancels units of the caller's order, or of a guest's by token or access code; 404 error for any other. */
    cancelItems(
      caller: Caller,
      orderNo: string,
      items: Parameters<Returns['cancelItems']>[2],
      secret?: string
    ): Order {
      const { order } = lookUp(caller, orderNo, { orderViewCode: secret })
      return returns.cancelItems(caller.siteId, order.orderNo, items)
    }
  }
}

export type OrderAccess = ReturnType<typeof createOrderAccess>
