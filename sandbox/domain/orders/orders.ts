import type { ProductStock } from '../catalogue/product-stock'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Caller } from '../sessions/caller'
import type { SiteId } from '../sites/site'
import type { Language } from '../../texts/localized-text'
import { createOrderStore } from '../../storage/sqlite/orders'
import type { Database } from '../../storage/sqlite/database'
import type { Baskets } from '../baskets/baskets'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
import type { Coupons } from '../coupons/coupons'
import type { GiftCertificates } from '../gift-certificates/gift-certificates'
import { acceptOrder } from './lifecycle/accept-order'
import { advanceOrder, listTransitions } from './lifecycle/advance-order'
import { failOrder } from './lifecycle/fail-order'
import { nameReadyNews } from './lifecycle/pick-up-order'
import { listParcelSteps } from './lifecycle/ship-order'
import { applyPaymentReport } from './lifecycle/apply-payment-report'
import { filterOrders, isFiltered, type OrderQuery } from './filter-orders'
import { releaseOrder } from './release-order'
import type { Order, OrderPage, OverallStatus } from './order'
import { orderNotFound, wrongOrderStatus } from './order-errors'
import { isAwaitingPayment, lookAhead } from './order-payment'
import { isTokenOf } from './access/order-token'
import { buildOrder, takeStock } from './place-order'
import { requireCompleteBasket } from './require-complete-basket'
import { cancelWhole } from './returns/cancel-items'
import { describeSentParcels } from './order-mails'
import { isSentByEmail } from './sent-by-email'
import { findMoneyInstrument, takePayment } from './take-payment'
import type { PaymentPort, PaymentReport } from '../payment/payment-port'
import type { OrderEvent } from './order-news'

interface OrdersDependencies {
  db: Database
  baskets: Baskets
  catalogue: ProductStock
  coupons: Coupons
  giftCertificates: GiftCertificates
  /** Absent for past orders, which have no payment. */
  payments?: PaymentPort
  /** Sends the mails about an order; absent for no mails. */
  sendMail?: (news: OrderEvent, order: Order, lines?: (language: Language) => string[]) => void
  /** Keeps what an order was paid with for its customer, on request. */
  saveInstrument?: (order: Order) => void
  clock: Clock
  ids: Ids
}

/** Order events with a mail. */
const newsOf: Partial<Record<OverallStatus, OrderEvent>> = {
  SHIPPED: 'shipping',
  CANCELLED: 'cancellation',
  RETURNED: 'return',
  PARTIALLY_RETURNED: 'return',
  READY_FOR_PICKUP: 'pick-up-ready'
}

export type Orders = ReturnType<typeof createOrders>

/** The orders of all sites. An order is shown to the shopper who placed it; to others it does not exist. */
export function createOrders({
  db,
  baskets,
  catalogue,
  coupons,
  giftCertificates,
  payments,
  sendMail = () => undefined,
  saveInstrument = () => undefined,
  clock,
  ids
}: OrdersDependencies) {
  const store = createOrderStore(db)
  const asOfNow = (order: Order): Order => lookAhead(acceptOrder(order, clock.now()), payments)

  function requireOrder(siteId: SiteId, orderNo: string): Order {
    const order = store.findOrder(siteId, orderNo)
    if (!order) throw orderNotFound(orderNo)
    return asOfNow(order)
  }

  function requireOwnOrder(caller: Caller, orderNo: string): Order {
    const order = requireOrder(caller.siteId, orderNo)
    if (order.customerId !== caller.customerId) throw orderNotFound(orderNo)
    return order
  }

  const listOrders = (siteId: SiteId, customerId: string): Order[] =>
    store.listAllOfCustomer(siteId, customerId).map(asOfNow)

  /** Saves an order's new state; an ended one returns its stock and vouchers. */
  function save(order: Order): Order {
    if (order.status === 'cancelled' || order.status === 'failed') {
      releaseOrder(order, { catalogue, coupons, giftCertificates })
    }
    store.updateOrder(order)
    return order
  }

  /** Ends the payment of an order that is to fail; 400 error for one that has been paid meanwhile. */
  function cancelPayment(order: Order): void {
    const { payment } = order
    if (!payment || !payments) return
    if (!payments.cancel(payment.paymentId, { isAuthorised: payment.isImmediate }))
      throw wrongOrderStatus(order, 'failed')
  }

  function fail(order: Order): Order {
    cancelPayment(order)
    const { payment } = order
    const ended = payment && { ...payment, state: 'cancelled' as const }
    return save({ ...failOrder(order, clock.now()), payment: ended })
  }

  /** Consequences of the payment, at placement or later: gift cards are issued then. */
  function confirm(order: Order): Order {
    sendMail('order-confirmation', order)
    const issued = giftCertificates.issueGiftCertificates(order)
    if (findMoneyInstrument(order)?.custom.c_saveInstrument === true) saveInstrument(order)
    return issued
  }

  function hear(report: PaymentReport): void {
    const order = store.findOrder(report.siteId, report.orderNo)
    const heard =
      order?.payment?.paymentId === report.paymentId
        ? applyPaymentReport(order, report, clock.now())
        : undefined
    if (!heard) return
    save(heard)
    if (heard.status === 'new') confirm(heard)
  }

  function place(
    caller: Caller,
    basket: PricedBasket,
    { isRepeated = false, locale }: { isRepeated?: boolean; locale?: string } = {}
  ): Order {
    // A gift card that can no longer pay is reported before totals are compared or the provider is asked.
    giftCertificates.requireUsable(basket)
    requireCompleteBasket(basket)
    const unpaid = buildOrder(basket, caller, locale, store.takeNumber(caller.siteId), ids, clock)
    const order = payments ? takePayment(unpaid, payments, isRepeated) : unpaid
    store.insertOrder(order)
    takeStock(basket, catalogue)
    coupons.redeemCoupons(order)
    giftCertificates.redeemGiftCertificates(order)
    if (order.payment?.isLink) sendMail('link-pay', order)
    else if (!isAwaitingPayment(order)) return confirm(order)
    return order
  }

  /** The mail about what a carrier has just taken; what goes by e-mail has mails of its own. */
  function tellOfParcels(before: Order, order: Order): void {
    if (isSentByEmail(order.basket)) return
    const sent = (order.parcels ?? []).slice(before.parcels?.length ?? 0)
    const isWhole = sent.length === order.parcels?.length && order.shippingStatus === 'shipped'
    sendMail(isWhole ? 'shipping' : 'part-shipping', order, language =>
      describeSentParcels(order, sent, language)
    )
  }

  /** The basket of an order that fails for it, or has failed by itself and not come back so far. */
  function failForBasket(order: Order): Order {
    if (!order.isReopenable) return fail(order)
    store.updateOrder({ ...order, isReopenable: false })
    return order
  }

  return {
    /** Applies the provider's messages to orders. Repeated ones change nothing. */
    applyPaymentReports: (take: () => PaymentReport[] = () => payments?.takeWebhooks() ?? []): void =>
      store.atomically(() => take().forEach(hear)),

    /** Milliseconds that the provider will take to answer for a basket. */
    getAnswerTime(caller: Caller, basketId: string): number {
      const [basket] = baskets.listBasketsOfCustomer(caller).filter(each => each.basketId === basketId)
      const instrument = basket && findMoneyInstrument({ basket })
      const resourceId = instrument?.custom.c_paymentResourceId
      return instrument && payments
        ? payments.getAnswerTime(
            instrument.paymentMethodId,
            typeof resourceId === 'string' ? resourceId : undefined,
            basket.email
          )
        : 0
    },

    /**
     * Turns the caller's basket into an order. Basket, stock, codes, balances and order change in one
     * transaction, so a second call for the same basket finds no basket (404 error) and an order cannot be
     * doubled.
     * `locale` is that of the mails about it.
     * Throws a 400 `validation` error for an incomplete basket and leaves everything as it was.
     */
    placeOrder: (caller: Caller, basketId: string, locale?: string): Order =>
      store.atomically(() => place(caller, baskets.consumeBasket(caller, basketId), { locale })),

    /** Orders what a standing order has composed; throws like `placeOrder`. Joins the caller's transaction. */
    placeRepeated: (caller: Caller, basket: PricedBasket): Order =>
      store.atomically(() => place(caller, basket, { isRepeated: true })),

    /** The caller's order; 404 error for any other. */
    getOrder: requireOwnOrder,

    /** The caller's order with the key that its basket carried as `c_checkoutKey`, if it was placed. */
    findByCheckoutKey: (caller: Caller, checkoutKey: string): Order | undefined => {
      const order = store.findByCheckoutKey(caller.siteId, caller.customerId, checkoutKey)
      // A reopened basket has kept the key of the order that failed.
      return order?.status === 'failed' ? undefined : order
    },

    /** A page of a customer's orders, newest first; filters apply to their current state. */
    listOrdersOfCustomer(siteId: SiteId, customerId: string, query: OrderQuery): OrderPage {
      if (isFiltered(query)) return filterOrders(listOrders(siteId, customerId), query)
      const page = store.listOfCustomer(siteId, customerId, query)
      return { ...page, orders: page.orders.map(asOfNow) }
    },

    /** All orders of a customer, newest first. */
    listOrders,

    /** An order of any shopper; the caller has to check the access. */
    findOrder(siteId: SiteId, orderNo: string): Order | undefined {
      const order = store.findOrder(siteId, orderNo)
      return order && asOfNow(order)
    },

    /** Saves an order's new state; an ended one returns what it took. Joins the caller's transaction. */
    saveOrder: save,

    /** An order by its token, for the papers that its links open; 404 error for a wrong one. */
    getOrderByToken(siteId: SiteId, orderNo: string, token: string): Order {
      const order = requireOrder(siteId, orderNo)
      if (!isTokenOf(order, token)) throw orderNotFound(orderNo)
      return order
    },

    /** All orders of all sites, newest first, for the console. */
    listAllOrders: (): Order[] => store.listAll().map(asOfNow),

    /**
     * Cancels the caller's order, or a guest's by its token; 404 error for any other, 400 when it cannot
     * be cancelled any more.
     */
    cancelOrder: (caller: Caller, orderNo: string, orderToken?: string): Order =>
      store.atomically(() => {
        const order = requireOrder(caller.siteId, orderNo)
        const isKnown = !order.registered && orderToken !== undefined && isTokenOf(order, orderToken)
        const cancelled = save(cancelWhole(isKnown ? order : requireOwnOrder(caller, orderNo), clock.now()))
        sendMail('cancellation', cancelled)
        return cancelled
      }),

    /**
     * Fails the caller's order, whose payment did not come about; 404 error for another's, 400 for one
     * that cannot fail any more. With `reopenBasket` its basket comes back, unless the caller has opened
     * another one since: 400 quota error.
     */
    failOrder: (caller: Caller, orderNo: string, { reopenBasket }: { reopenBasket: boolean }): void =>
      store.atomically(() => {
        const order = requireOwnOrder(caller, orderNo)
        fail(order)
        if (reopenBasket) baskets.reopenBasket(caller, order.basket, { replaceOpen: false })
      }),

    /**
     * Fails an order like `failOrder` and returns its basket, which takes the place of the caller's
     * current one. 404 error for a wrong token too. An order fails once, so its basket comes back once.
     */
    reopenBasket: (caller: Caller, orderNo: string, token: string): PricedBasket =>
      store.atomically(() => {
        const order = requireOwnOrder(caller, orderNo)
        if (!isTokenOf(order, token)) throw orderNotFound(orderNo)
        failForBasket(order)
        return baskets.reopenBasket(caller, order.basket, { replaceOpen: true })
      }),

    /** The overall statuses that an order can become next, for the console. */
    listTransitions,

    /** The next steps of the parcels of an order with several, for the console. */
    listParcelSteps,

    /** Action of merchant or warehouse: takes an order or one of its parcels one step on. 404 or 400 error. */
    advance: (siteId: SiteId, orderNo: string, to: OverallStatus, shipmentId?: string): Order =>
      store.atomically(() => {
        const before = requireOrder(siteId, orderNo)
        const order = save(advanceOrder(before, to, clock.now(), shipmentId))
        const news = newsOf[to]
        if (news === 'shipping') tellOfParcels(before, order)
        else if (news) sendMail(news === 'pick-up-ready' ? nameReadyNews(order) : news, order)
        return order
      })
  }
}
