import type { Clock } from '../clock'
import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import { listBought } from './list-bought'
import type { Outbox } from '../outbox'
import type { Order } from './order'
import type { OrderNews } from './order-news'
import { findMoneyInstrument } from './take-payment'

interface OrderMailsServices {
  outbox: Outbox
  clock: Clock
  /** Of the sandbox, where the payment provider is as well. */
  publicOrigin: string
}

const subjects: Record<OrderNews, Localized> = {
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

/** The page from which the order was placed tells where the shop is, and in which language it was read. */
function findShopPage(order: Order): URL | undefined {
  const { c_successUrl: url } = findMoneyInstrument(order)?.custom ?? {}
  return typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
}

/** The language of the page from which the order was placed; German where that is unknown. */
const findLanguage = (order: Order): Language =>
  (/^\/(?:[^/]+\/)?(en|fr|it)\b/.exec(findShopPage(order)?.pathname ?? '')?.[1] as Language | undefined) ??
  'de'

function buildLink(news: OrderNews, order: Order, publicOrigin: string): string | undefined {
  if (news === 'link-pay' && order.payment)
    return `${publicOrigin}/payments/v1/redirects/${order.payment.paymentId}`
  const page = findShopPage(order)
  page?.searchParams.set('orderNo', order.orderNo)
  page?.searchParams.set('token', order.orderToken)
  return page?.href
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '')

/** Puts into the outbox what the buyer would get: as text and as HTML, with the address of the shop that is running. */
export function createOrderMails({ outbox, clock, publicOrigin }: OrderMailsServices) {
  return (news: OrderNews, order: Order): void => {
    const { basket, siteId, orderNo } = order
    if (!basket.email) return
    const language = findLanguage(order)
    const subject = `${say(subjects[news], language)} ${orderNo}`
    const link = buildLink(news, order, publicOrigin)
    const goods = listBought(basket, language).map(({ quantity, name }) => `${quantity} × ${name}`)
    const lines = [subject, ...goods, writeMoney(language, basket.totals.order ?? 0, basket.currency)]
    outbox.add({
      siteId,
      recipient: basket.email,
      kind: news,
      document: {
        orderNo,
        ...(link !== undefined && { link }),
        text: [...lines, ...(link === undefined ? [] : [link])].join('\n'),
        html: [
          `<!doctype html><html lang="${language}"><title>${escape(subject)}</title>`,
          ...lines.map(line => `<p>${escape(line)}</p>`),
          link === undefined ? '' : `<p><a href="${escape(link)}">${escape(link)}</a></p>`,
          '</html>'
        ].join('')
      },
      createdAt: clock.now()
    })
  }
}
