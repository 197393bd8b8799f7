import { say, type Language, type Localized } from '../../../texts/localized-text'
import { writeLabel } from '../../../texts/write-label'
import { writeMoney } from '../../../texts/write-money'
import { createOrderStore } from '../../../storage/sqlite/orders'
import type { Database } from '../../../storage/sqlite/database'
import type { ProductStock } from '../../catalogue/product-stock'
import type { Clock } from '../../clock'
import type { GiftCertificates } from '../../gift-certificates/gift-certificates'
import type { SiteId } from '../../sites/site'
import { CheckoutError } from '../../checkout-error'
import type { Order, Refund } from '../order'
import { orderNotFound } from '../order-errors'
import type { OrderEvent } from '../order-news'
import type { Orders } from '../orders'
import { releaseUnits } from '../release-order'
import { announceReturn } from './announce-return'
import { cancelItems } from './cancel-items'
import { receiveReturn } from './receive-return'

interface ReturnsDependencies {
  db: Database
  orders: Pick<Orders, 'findOrder' | 'saveOrder'>
  catalogue: ProductStock
  giftCertificates: Pick<GiftCertificates, 'creditPart'>
  sendMail: (news: OrderEvent, order: Order, lines: (language: Language) => string[]) => void
  clock: Clock
}

interface Units {
  itemId: string
  quantity: number
  reason?: string
}

const notOpen = (no: string): CheckoutError =>
  new CheckoutError('invalid', 'nothing-to-do', 'Nothing To Do', `'${no}' is unknown or done already.`)

const nameUnits = (order: Order, items: readonly Units[], language: Language): string[] =>
  items.map(({ itemId, quantity }) => {
    const line = order.basket.lines.find(each => each.itemId === itemId)
    const names = [line?.name, ...(line?.variation ?? []).map(({ label }) => label)]
    return `${quantity} × ${names.map(name => say(name, language)).join(', ')}`
  })

const INCLUDED: Localized = { de: 'davon', en: 'including', fr: 'dont', it: 'di cui' }

/** The amount, and below it the part of each option with a price. */
const writeRefund = ({ amount, options = [] }: Refund, currency: string, language: Language): string[] => [
  writeMoney(language, amount, currency),
  ...options.map(option =>
    writeLabel(
      `${say(INCLUDED, language)} ${writeMoney(language, option.amount, currency)}`,
      say(option.optionName, language),
      language
    )
  )
]

export type Returns = ReturnType<typeof createReturns>

/**
 * Changes of single lines of an order: cancelled before they leave, announced to be sent back, received and
 * refunded. Access is checked before. Each change is one transaction, so that none takes effect twice.
 */
export function createReturns({
  db,
  orders,
  catalogue,
  giftCertificates,
  sendMail,
  clock
}: ReturnsDependencies) {
  const store = createOrderStore(db)

  function requireOrder(siteId: SiteId, orderNo: string): Order {
    const order = orders.findOrder(siteId, orderNo)
    if (!order) throw orderNotFound(orderNo)
    return order
  }

  /** Puts the parts that gift cards have paid back on them. */
  function creditGiftCards(order: Order, { parts }: Refund): void {
    for (const { paymentInstrumentId, amount } of parts) {
      const instrument = order.basket.paymentInstruments.find(
        each => each.paymentInstrumentId === paymentInstrumentId
      )
      if (instrument?.giftCertificate)
        giftCertificates.creditPart(order, instrument.giftCertificate.internalCode, amount)
    }
  }

  return {
    announceReturn: (
      siteId: SiteId,
      orderNo: string,
      items: readonly (Units & { reason: string })[]
    ): Order =>
      store.atomically(() => {
        const { order, announced } = announceReturn(requireOrder(siteId, orderNo), items, clock.now())
        store.updateOrder(order)
        sendMail('return-announced', order, language => nameUnits(order, announced.items, language))
        return order
      }),

    /** Cancels units of lines; gift cards have their part again at once, the goods are in stock. */
    cancelItems: (siteId: SiteId, orderNo: string, items: readonly Units[]): Order =>
      store.atomically(() => {
        const before = requireOrder(siteId, orderNo)
        const order = cancelItems(before, items, clock.now())
        if (order.status === 'cancelled') {
          orders.saveOrder(order)
          sendMail('cancellation', order, language => nameUnits(order, items, language))
          return order
        }
        const refund = (order.refunds ?? []).slice(before.refunds?.length ?? 0)
        refund.forEach(each => creditGiftCards(order, each))
        releaseUnits(order, items, catalogue)
        store.updateOrder(order)
        sendMail('part-cancellation', order, language => nameUnits(order, items, language))
        return order
      }),

    /** Action of the warehouse: an announced return has arrived. 404 or 400 error. */
    receive: (siteId: SiteId, orderNo: string, returnNo: string): Order =>
      store.atomically(() => {
        const before = requireOrder(siteId, orderNo)
        const order = receiveReturn(before, returnNo, clock.now())
        if (!order) throw notOpen(returnNo)
        store.updateOrder(order)
        const back = (order.returns ?? []).slice(before.returns?.length ?? 0)
        sendMail('return', order, language => nameUnits(order, back, language))
        return order
      }),

    /** Action of the merchant: pays a pending refund. 404 or 400 error. */
    refund: (siteId: SiteId, orderNo: string, refundNo: string): Order =>
      store.atomically(() => {
        const before = requireOrder(siteId, orderNo)
        const refund = before.refunds?.find(each => each.refundNo === refundNo && each.state === 'pending')
        if (!refund) throw notOpen(refundNo)
        const refunded: Refund = { ...refund, state: 'refunded', refundedAt: clock.now() }
        const order = {
          ...before,
          refunds: (before.refunds ?? []).map(each => (each === refund ? refunded : each)),
          modifiedAt: clock.now()
        }
        if (refund.cause === 'return') creditGiftCards(order, refund)
        store.updateOrder(order)
        sendMail('refund', order, language => writeRefund(refund, order.basket.currency, language))
        return order
      })
  }
}
