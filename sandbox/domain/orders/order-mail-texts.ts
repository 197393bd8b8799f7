import { getDateLocale, say, type Language, type Localized } from '../../texts/localized-text'
import { writeDay } from '../../texts/write-day'
import { writeLabel } from '../../texts/write-label'
import { writeMoney } from '../../texts/write-money'
import { estimateWindow } from '../shipping/delivery-time'
import { listBought } from './list-bought'
import type { Order } from './order'
import type { OrderEvent } from './order-news'
import { ORDER_NEWS } from './order-news-texts'

const TOTAL: Localized = {
  de: 'Gesamtbetrag, inkl. MwSt.: {amount}',
  en: 'Total, incl. VAT: {amount}',
  fr: 'Total TTC : {amount}',
  it: 'Totale, IVA inclusa: {amount}'
}
const SHIPPING: Localized = {
  de: 'Versandkosten: {amount}',
  en: 'Delivery: {amount}',
  fr: 'Frais de livraison : {amount}',
  it: 'Spese di spedizione: {amount}'
}
const ARRIVAL: Localized = {
  de: 'Voraussichtlich bei Ihnen: {from} bis {to}',
  en: 'Expected delivery: {from} to {to}',
  fr: 'Arrivée prévue : du {from} au {to}',
  it: 'Arrivo previsto: da {from} a {to}'
}
const ARRIVAL_DAY: Localized = {
  de: 'Voraussichtlich bei Ihnen: {from}',
  en: 'Expected delivery: {from}',
  fr: 'Arrivée prévue : le {from}',
  it: 'Arrivo previsto: {from}'
}
const SEE_ORDER: Localized = {
  de: 'Bestellung ansehen',
  en: 'View your order',
  fr: 'Voir la commande',
  it: 'Vedi l’ordine'
}
const PAY: Localized = { de: 'Jetzt bezahlen', en: 'Pay now', fr: 'Payer maintenant', it: 'Paga ora' }
const WITHDRAWAL: Localized = {
  de: 'Widerrufsbelehrung und Formular',
  en: 'Right of withdrawal and form',
  'en-GB': 'Right to cancel and form',
  fr: 'Droit de rétractation et formulaire',
  it: 'Diritto di recesso e modulo'
}

/** Mails about a purchase that may still be withdrawn from. */
const WITH_WITHDRAWAL: readonly OrderEvent[] = [
  'order-confirmation',
  'shipping',
  'part-shipping',
  'pick-up-ready',
  'part-pick-up-ready'
]

const fill = (text: Localized, language: Language, values: Record<string, string>) =>
  say(text, language).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')

/** The words of the link to the order, or to its payment. */
export const nameOrderLink = (news: OrderEvent, language: Language): string =>
  say(news === 'link-pay' ? PAY : SEE_ORDER, language)

/** The link to the right of withdrawal, in the mails that need it. */
export const listNotes = (news: OrderEvent, language: Language, linkTo: (path: string) => string) =>
  WITH_WITHDRAWAL.includes(news) ? [{ words: say(WITHDRAWAL, language), link: linkTo('/withdrawal') }] : []

/** Subject of a mail, and its sentence below the greeting: "wir haben Ihre Bestellung vom 3. März erhalten." */
export function describeNews(news: OrderEvent, { orderNo, createdAt }: Order, language: Language) {
  const values = { orderNo, day: writeDay(getDateLocale(language), createdAt) }
  const { subject, text } = ORDER_NEWS[news]
  return { subject: fill(subject, language, values), introduction: fill(text, language, values) }
}

/** Lines with their prices, delivery costs and the total. */
export function describeCosts({ basket }: Order, language: Language): string[] {
  const money = (cents: number) => writeMoney(language, cents, basket.currency)
  const { shipping, order = 0 } = basket.totals
  const isSent = basket.shipments.some(({ method }) => method && !method.digital)
  return [
    ...listBought(basket, language).map(({ quantity, name, amount }) =>
      writeLabel(`${quantity} × ${name}`, money(amount), language)
    ),
    ...(isSent && shipping !== undefined ? [fill(SHIPPING, language, { amount: money(shipping) })] : []),
    fill(TOTAL, language, { amount: money(order) })
  ]
}

/** When the only parcel of an order is expected; nothing for several, collected and e-mailed ones. */
export function describeArrival(
  news: OrderEvent,
  { basket, createdAt }: Order,
  language: Language
): string[] {
  const [shipment, ...others] = basket.shipments
  const { countryCode, postalCode } = shipment?.shippingAddress ?? {}
  const methodId = shipment?.method?.id
  if (news !== 'order-confirmation' || others.length > 0 || !countryCode || !methodId) return []
  if (!PARCELS.has(methodId)) return []
  const { startAt, endAt } = estimateWindow(methodId, createdAt, { countryCode, postalCode })
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const [from = '', to = ''] = [startAt, endAt].map(at => writeDay(getDateLocale(language), at, style))
  return [fill(from === to ? ARRIVAL_DAY : ARRIVAL, language, { from, to })]
}

const PARCELS = new Set(['standard', 'express'])
