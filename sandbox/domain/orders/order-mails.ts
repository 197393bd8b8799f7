import type { Clock } from '../clock'
import { say, type Localized } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import { listBought } from './list-bought'
import type { FindMailReader, MailReader } from '../mails/mail-reader'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'
import type { Order } from './order'
import type { OrderEvent } from './order-news'
import { findOrderReader } from './order-reader'

interface OrderMailsServices {
  outbox: Outbox
  clock: Clock
  /** Of the sandbox, where the payment provider is as well. */
  publicOrigin: string
  findReader: FindMailReader
}

const subjects: Record<OrderEvent, Localized> = {
  'order-confirmation': {
    de: 'Ihre Bestellung',
    en: 'Your order',
    fr: 'Votre commande',
    it: 'Il Suo ordine'
  },
  'link-pay': {
    de: 'Bitte bezahlen Sie Ihre Bestellung',
    en: 'Please pay for your order',
    fr: 'Veuillez régler votre commande',
    it: 'La preghiamo di pagare il Suo ordine'
  },
  shipping: {
    de: 'Ihre Bestellung ist unterwegs',
    en: 'Your order is on its way',
    fr: 'Votre commande est en route',
    it: 'Il Suo ordine è in viaggio'
  },
  cancellation: {
    de: 'Ihre Bestellung wurde storniert',
    en: 'Your order was cancelled',
    fr: 'Votre commande a été annulée',
    it: 'Il Suo ordine è stato annullato'
  },
  return: {
    de: 'Ihre Rücksendung ist angekommen',
    en: 'Your return has arrived',
    fr: 'Votre retour est arrivé',
    it: 'Il Suo reso è arrivato'
  }
}

function buildLink(news: OrderEvent, order: Order, { linkTo }: MailReader, publicOrigin: string): string {
  if (news === 'link-pay' && order.payment)
    return `${publicOrigin}/payments/v1/redirects/${order.payment.paymentId}`
  const query = new URLSearchParams({ orderNo: order.orderNo, token: order.orderToken })
  return `${linkTo('/checkout/confirmation')}?${query}`
}

/** Puts the buyer's mail into the outbox: as text and as HTML, with the address of the running shop. */
export function createOrderMails({ outbox, clock, publicOrigin, findReader }: OrderMailsServices) {
  return (news: OrderEvent, order: Order): void => {
    const { basket, siteId, orderNo } = order
    if (!basket.email) return
    const reader = findOrderReader(order, findReader)
    const { language } = reader
    const subject = `${say(subjects[news], language)} ${orderNo}`
    const link = buildLink(news, order, reader, publicOrigin)
    const goods = listBought(basket, language).map(({ quantity, name }) => `${quantity} × ${name}`)
    const lines = [...goods, writeMoney(language, basket.totals.order ?? 0, basket.currency)]
    outbox.add({
      siteId,
      recipient: basket.email,
      kind: news,
      document: {
        orderNo,
        ...writeMail({ language, subject, lines, link })
      },
      createdAt: clock.now()
    })
  }
}
