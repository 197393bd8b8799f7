import type { PricedBasket } from '../baskets/pricing/priced-basket'
import type { Clock } from '../clock'
import {
  hashGiftCode,
  isExpired,
  maskGiftCode,
  type GiftCertificate,
  type GiftCertificateLookup,
  type SampleGiftCertificate
} from './gift-certificate'
import type { Ids } from '../ids'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createGiftCertificateStore } from '../../storage/sqlite/gift-certificates'
import { createOrderStore } from '../../storage/sqlite/orders'
import { createOutbox } from '../../storage/sqlite/outbox'
import type { FindMailReader } from '../mails/mail-reader'
import type { Order } from '../orders/order'
import { findOrderReader } from '../orders/order-reader'
import {
  refuseGiftCertificate,
  refuseGiftPayment,
  type GiftCertificateRefusal
} from './gift-certificate-error'
import { toShopDay } from './gift-day'
import { issueGiftCertificate, listPurchases, noteSent } from './issue-gift-certificate'

export type GiftCertificates = ReturnType<typeof createGiftCertificates>

/** Loads the certificates of a seed; those that exist already keep their balance. */
export function importGiftCertificates(db: Database, seed: SampleGiftCertificate[], ids: Ids): void {
  const store = createGiftCertificateStore(db)
  for (const { code, expiresAt, ...certificate } of seed) {
    store.addCertificate(
      {
        ...certificate,
        internalCode: ids.next('token'),
        maskedCode: maskGiftCode(code),
        ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) })
      },
      hashGiftCode(code)
    )
  }
}

/** The gift certificates of all sites: looked up by code, spent by orders, issued by orders. */
export function createGiftCertificates({
  db,
  clock,
  ids,
  findReader,
  findPicture
}: {
  db: Database
  clock: Clock
  ids: Ids
  findReader: FindMailReader
  findPicture?: Parameters<typeof issueGiftCertificate>[2]['findPicture']
}) {
  const store = createGiftCertificateStore(db)
  const orders = createOrderStore(db)
  const outbox = createOutbox(db)

  function findVoid(certificate: GiftCertificate): GiftCertificateRefusal | undefined {
    if (!certificate.enabled) return 'GIFTCERTIFICATE_DISABLED'
    return isExpired(certificate, clock.now()) ? 'GIFTCERTIFICATE_EXPIRED' : undefined
  }

  function findRefusal(certificate: GiftCertificate, currency: string): GiftCertificateRefusal | undefined {
    const reason = findVoid(certificate)
    if (reason) return reason
    if (certificate.balance <= 0) return 'GIFTCERTIFICATE_REDEEMED'
    return certificate.currency === currency ? undefined : 'GIFTCERTIFICATE_CURRENCY_MISMATCH'
  }

  const findByCode = (siteId: SiteId, code: string): GiftCertificate | undefined =>
    store.findByHash(siteId, hashGiftCode(code))

  function requireKnown(siteId: SiteId, code: string): GiftCertificate {
    const certificate = findByCode(siteId, code)
    if (certificate) return certificate
    throw refuseGiftCertificate('GIFTCERTIFICATE_NOT_FOUND', maskGiftCode(code))
  }

  const lookup: GiftCertificateLookup = {
    requireRedeemable(siteId, code, currency) {
      const certificate = requireKnown(siteId, code)
      const refusal = findRefusal(certificate, currency)
      if (refusal) throw refuseGiftCertificate(refusal, certificate.maskedCode)
      return certificate
    },
    getSpendable(siteId, internalCode, currency): Cents {
      const certificate = store.findByInternalCode(siteId, internalCode)
      return certificate && !findRefusal(certificate, currency) ? certificate.balance : 0
    }
  }

  /** Issues and mails a certificate. Returns the order, with the moment of the mail where it is a present. */
  function issue(order: Order, purchase: ReturnType<typeof listPurchases>[number]): Order {
    const reader = findOrderReader(order, findReader)
    const { certificate, codeHash, mails } = issueGiftCertificate(order, purchase, {
      ids,
      now: clock.now(),
      reader,
      findPicture
    })
    store.addCertificate(certificate, codeHash, order.orderNo)
    for (const mail of mails) outbox.add(mail)
    return purchase.gift ? noteSent(order, purchase.gift.itemId, clock.now()) : order
  }

  return {
    ...lookup,

    /** The certificate of a code, redeemable or not; undefined if unknown to the site. */
    findByCode,

    /** The certificate of a code, spent or not; throws a 400 error for one that is unknown, disabled or expired. */
    requireValid(siteId: SiteId, code: string): GiftCertificate {
      const certificate = requireKnown(siteId, code)
      const reason = findVoid(certificate)
      if (reason) throw refuseGiftCertificate(reason, certificate.maskedCode)
      return certificate
    },

    /**
     * Reports the gift certificate that can no longer pay since it was redeemed, before the totals are
     * compared. Throws the 400 error of that certificate.
     */
    requireUsable({
      siteId,
      paymentInstruments,
      currency
    }: Pick<PricedBasket, 'siteId' | 'paymentInstruments' | 'currency'>): void {
      for (const { giftCertificate, paymentInstrumentId } of paymentInstruments) {
        if (!giftCertificate) continue
        const { internalCode, maskedCode } = giftCertificate
        const certificate = store.findByInternalCode(siteId, internalCode)
        const refusal = certificate ? findRefusal(certificate, currency) : 'GIFTCERTIFICATE_NOT_FOUND'
        if (refusal) throw refuseGiftPayment(refusal, { maskedCode, paymentInstrumentId })
      }
    },

    /**
     * Takes what an order pays by gift certificate off their balances. Call it in the transaction that
     * places the order: throws INVALID_PAYMENT_INSTRUMENTS, with the card's own status code, for one that
     * cannot pay its part any more.
     */
    redeemGiftCertificates({ siteId, orderNo, basket }: Order): void {
      for (const { giftCertificate, amount, paymentInstrumentId } of basket.paymentInstruments) {
        if (!giftCertificate || amount === 0) continue
        const { internalCode, maskedCode } = giftCertificate
        const certificate = store.findByInternalCode(siteId, internalCode)
        const refusal = certificate ? findRefusal(certificate, basket.currency) : 'GIFTCERTIFICATE_NOT_FOUND'
        const card = { maskedCode, paymentInstrumentId }
        if (refusal) throw refuseGiftPayment(refusal, card)
        if (store.debit(siteId, orderNo, internalCode, amount)) continue
        throw refuseGiftPayment('GIFTCERTIFICATE_BALANCE_EXCEEDED', card)
      }
    },

    /**
     * Actions of customer service: sets a certificate's balance, blocks it, or opens it again. 400 error for
     * an unknown code.
     */
    adjust(
      siteId: SiteId,
      code: string,
      change: Partial<Pick<GiftCertificate, 'balance' | 'enabled'>>
    ): void {
      const certificate = requireKnown(siteId, code)
      const { balance = certificate.balance, enabled = certificate.enabled } = change
      store.update(siteId, certificate.internalCode, { balance, enabled })
    },

    /**
     * Issues what an order has bought: gift certificate items and gift cards. The codes go to the outbox,
     * to the recipient's e-mail address or, for cards sent by post, for the printer. Presents for a later day
     * wait for `sendDueGifts`. The order as it is saved then.
     */
    issueGiftCertificates(order: Order): Order {
      const today = toShopDay(clock.now())
      let issued = order
      for (const purchase of listPurchases(order)) {
        const { itemId, sendOn } = purchase.gift ?? {}
        if (itemId === undefined || sendOn === undefined || sendOn <= today) issued = issue(issued, purchase)
        else store.addDelivery({ siteId: order.siteId, orderNo: order.orderNo, itemId, sendOn })
      }
      if (issued !== order) orders.updateOrder(issued)
      return issued
    },

    /**
     * Issues and mails the presents whose day has come, in one transaction with the end of their waiting: a
     * process that dies in between has sent none of them, and none is sent twice.
     */
    sendDueGifts(): void {
      const today = toShopDay(clock.now())
      if (!store.hasDue(today)) return
      inTransaction(db, () => {
        for (const { siteId, orderNo, itemId } of store.takeDue(today)) {
          const order = orders.findOrder(siteId, orderNo)
          const purchase = order && listPurchases(order).find(({ gift }) => gift?.itemId === itemId)
          if (purchase) orders.updateOrder(issue(order, purchase))
        }
      })
    },

    /** Puts back a part of what an order has taken from a certificate, at most what is left of it. */
    creditPart: (
      { siteId, orderNo }: Pick<Order, 'siteId' | 'orderNo'>,
      internalCode: string,
      amount: Cents
    ): void => store.creditPart(siteId, orderNo, internalCode, amount),

    /**
     * Puts the money of a cancelled or failed order back and ends the certificates that it has bought;
     * a second call changes nothing.
     */
    refundGiftCertificates({ siteId, orderNo }: Pick<Order, 'siteId' | 'orderNo'>): void {
      store.creditBack(siteId, orderNo)
      store.disableIssuedBy(siteId, orderNo)
    }
  }
}
