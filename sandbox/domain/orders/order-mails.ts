import type { Clock } from '../clock'
import { say, type Language, type Localized } from '../../texts/localized-text'
import { describeArrival, describeCosts, describeReceipt, listNotes, nameOrderLink } from './order-mail-texts'
import type { FindMailReader, MailReader } from '../mails/mail-reader'
import { writeMail } from '../mails/write-mail'
import type { Stores } from '../stores/stores'
import { describeDeliveries, describeParcel } from './delivery-text'
import { describePickUps, drawPickUpCodes } from './pick-up-text'
import type { Outbox } from '../outbox'
import type { Order, Parcel } from './order'
import type { OrderEvent } from './order-news'
import { findOrderReader } from './order-reader'

interface OrderMailsServices {
  outbox: Outbox
  clock: Clock
  /** Of the sandbox, where the payment provider is as well. */
  publicOrigin: string
  findReader: FindMailReader
  /** Where orders are collected. */
  stores: Pick<Stores, 'list'>
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
  'part-shipping': {
    de: 'Ein Paket Ihrer Bestellung ist unterwegs',
    en: 'A parcel of your order is on its way',
    fr: 'Un colis de votre commande est en route',
    it: 'Un pacco del Suo ordine è in viaggio'
  },
  cancellation: {
    de: 'Ihre Bestellung wurde storniert',
    en: 'Your order was cancelled',
    fr: 'Votre commande a été annulée',
    it: 'Il Suo ordine è stato annullato'
  },
  'part-cancellation': {
    de: 'Ein Teil Ihrer Bestellung wurde storniert',
    en: 'A part of your order was cancelled',
    fr: 'Une partie de votre commande a été annulée',
    it: 'Una parte del Suo ordine è stata annullata'
  },
  'return-announced': {
    de: 'Ihre Rücksendung ist angemeldet',
    en: 'Your return is registered',
    fr: 'Votre retour est enregistré',
    it: 'Il Suo reso è registrato'
  },
  refund: {
    de: 'Wir haben Ihnen Geld erstattet',
    en: 'We have refunded your money',
    fr: 'Nous vous avons remboursé',
    it: 'Le abbiamo rimborsato il denaro'
  },
  'pick-up-ready': {
    de: 'Ihre Bestellung liegt zur Abholung bereit',
    en: 'Your order is ready for pick-up',
    fr: 'Votre commande est prête à être retirée',
    it: 'Il Suo ordine è pronto per il ritiro'
  },
  return: {
    de: 'Ihre Rücksendung ist bei uns eingegangen',
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

/** Lines of the mail about parcels that have just left: what is in each, where it goes, and its number. */
export function describeSentParcels(order: Order, sent: Parcel[], language: Language) {
  const { basket, parcels = [] } = order
  const deliveries = describeDeliveries(basket, language, sent)
  if (deliveries.length > 0) return deliveries
  return [...describeCosts(order, language), ...parcels.map(parcel => describeParcel(parcel, language))]
}

/**
 * Puts the buyer's mail into the outbox: as text and as HTML, with the address of the running shop. Its lines are all
 * that was bought and the total, unless others are given.
 */
export function createOrderMails({ outbox, clock, publicOrigin, findReader, stores }: OrderMailsServices) {
  return (news: OrderEvent, order: Order, listLines?: (language: Language) => string[]): void => {
    const { basket, siteId, orderNo } = order
    if (!basket.email) return
    const reader = findOrderReader(order, findReader)
    const { language } = reader
    const subject = `${say(subjects[news], language)} ${orderNo}`
    const link = buildLink(news, order, reader, publicOrigin)
    const isForStore = news === 'order-confirmation' || news === 'pick-up-ready'
    const collected = isForStore ? describePickUps(order, language, stores) : []
    const sent = news === 'order-confirmation' ? describeDeliveries(basket, language) : []
    const lines = listLines?.(language) ?? [
      ...describeReceipt(news, order, language),
      ...describeCosts(order, language),
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
        ...writeMail({
          language,
          subject,
          name: [firstName, lastName].filter(Boolean).join(' '),
          lines,
          link,
          linkWords: nameOrderLink(news, language),
          notes: listNotes(news, language, reader.linkTo),
          pictures
        })
      },
      createdAt: clock.now()
    })
  }
}
