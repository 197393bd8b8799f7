import type { Clock } from '../clock'
import type { Language } from '../../texts/localized-text'
import { describeArrival, describeCosts, describeNews, listNotes, nameOrderLink } from './order-mail-texts'
import type { FindMailReader, MailReader } from '../mails/mail-reader'
import { writeMail } from '../mails/write-mail'
import type { Stores } from '../stores/stores'
import { describeDeliveries, describeParcel } from './delivery-text'
import { describePickUps, drawPickUpCodes } from './pick-up-text'
import type { Outbox } from '../outbox'
import type { Order, Parcel } from './order'
import type { OrderEvent } from './order-news'
import type { createWithdrawalText } from './withdrawal-text'
import { findOrderReader } from './order-reader'
import { withoutCancelled } from './returns/left-basket'

interface OrderMailsServices {
  outbox: Outbox
  clock: Clock
  /** Of the sandbox, where the payment provider is as well. */
  publicOrigin: string
  findReader: FindMailReader
  /** Where orders are collected. */
  stores: Pick<Stores, 'list'>
  /** Of the site, for the mail that confirms an order. */
  findWithdrawal: ReturnType<typeof createWithdrawalText>
}

function buildLink(news: OrderEvent, order: Order, { linkTo }: MailReader, publicOrigin: string): string {
  if (news === 'link-pay' && order.payment)
    return `${publicOrigin}/payments/v1/redirects/${order.payment.paymentId}`
  const query = new URLSearchParams({ orderNo: order.orderNo, token: order.orderToken })
  return `${linkTo('/checkout/confirmation')}?${query}`
}

/** Lines of the mail about parcels that have just left: what is in each, where it goes, and its number. */
export function describeSentParcels(placed: Order, sent: Parcel[], language: Language) {
  const order = withoutCancelled(placed)
  const { basket, parcels = [] } = order
  const deliveries = describeDeliveries(basket, language, sent)
  if (deliveries.length > 0) return deliveries
  return [...describeCosts(order, language), ...parcels.map(parcel => describeParcel(parcel, language))]
}

/**
 * Puts the buyer's mail into the outbox: as text and as HTML, with the address of the running shop. Its lines are all
 * that was bought and the total, unless others are given.
 */
export function createOrderMails({
  outbox,
  clock,
  publicOrigin,
  findReader,
  stores,
  findWithdrawal
}: OrderMailsServices) {
  return (news: OrderEvent, placed: Order, listLines?: (language: Language) => string[]): void => {
    const order = news === 'cancellation' ? placed : withoutCancelled(placed)
    const { basket, siteId, orderNo } = order
    if (!basket.email) return
    const reader = findOrderReader(order, findReader)
    const { language } = reader
    const { subject, introduction } = describeNews(news, order, language)
    const link = buildLink(news, order, reader, publicOrigin)
    const isReady = news === 'pick-up-ready' || news === 'part-pick-up-ready'
    const isForStore = news === 'order-confirmation' || isReady
    const collected = isForStore ? describePickUps(order, language, stores) : []
    const sent = news === 'order-confirmation' ? describeDeliveries(basket, language) : []
    const lines = listLines?.(language) ?? [
      // A mail about a pick-up has no prices: other goods of the order are elsewhere.
      ...(news === 'part-pick-up-ready' ? [] : describeCosts(order, language)),
      ...describeArrival(news, order, language),
      ...sent,
      ...collected
    ]
    const { firstName, lastName } = basket.billingAddress ?? {}
    const pictures = isForStore ? drawPickUpCodes(order) : []
    outbox.add({
      siteId,
      recipient: basket.email,
      kind: news,
      document: {
        orderNo,
        ...writeMail(reader, {
          subject,
          name: [firstName, lastName].filter(Boolean).join(' '),
          lines: [introduction, ...lines],
          link,
          linkWords: nameOrderLink(news, language),
          notes: listNotes(news, language, reader.linkTo),
          pictures,
          ...(news === 'order-confirmation' && { appendix: findWithdrawal(siteId, reader) })
        })
      },
      createdAt: clock.now()
    })
  }
}
