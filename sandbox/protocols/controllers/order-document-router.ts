import { Router } from 'express'
import { z } from 'zod'
import { say, type Localized } from '../../texts/localized-text'
import { writeDay } from '../../texts/write-day'
import type { ProtocolContext } from '../protocol-context'
import type { Order, Parcel } from '../../domain/orders/order'
import type { Orders } from '../../domain/orders/orders'
import { notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { actionAddress, createControllerScope } from './controller-scope'
import { describeDeliveries } from '../../domain/orders/delivery-text'
import { withoutCancelled } from '../../domain/orders/returns/left-basket'
import { listAddress, listAnnounced, listGoods, listSums, nameSender } from './build-paper'
import { renderDocument } from './render-document'
import { renderPaper } from './render-paper'

const text = z.string().min(1).max(256)
const documentQuery = z.object({
  orderNo: text,
  orderToken: text,
  kind: z.enum(['invoice', 'return-label', 'tracking']),
  /** Of one parcel; without it, the page is about all of them. */
  trackingNumber: text.optional()
})
type DocumentKind = z.infer<typeof documentQuery>['kind']

const titles: Record<DocumentKind, Localized> = {
  invoice: { de: 'Rechnung', en: 'Invoice', it: 'Fattura', fr: 'Facture' },
  'return-label': {
    de: 'Rücksendeetikett',
    en: 'Return label',
    it: 'Etichetta di reso',
    fr: 'Étiquette de retour'
  },
  tracking: {
    de: 'Sendungsverfolgung',
    en: 'Tracking',
    it: 'Tracciamento della spedizione',
    fr: 'Suivi de colis'
  }
}

interface Numbered {
  no: string
  time: number
}

/** Number and moment of a paper; undefined until the order has one of its kind. */
function findNumbers(order: Order, kind: DocumentKind, trackingNumber?: string): Numbered[] | undefined {
  if (kind === 'invoice')
    return order.invoice && [{ no: order.invoice.invoiceNo, time: order.invoice.issuedAt }]
  if (kind === 'return-label')
    return order.returnLabel && [{ no: order.returnLabel.labelNo, time: order.returnLabel.issuedAt }]
  return listParcels(order, trackingNumber).map(parcel => ({
    no: parcel.trackingNumber,
    time: parcel.deliveredAt ?? parcel.shippedAt
  }))
}

const listParcels = ({ parcels = [] }: Order, trackingNumber?: string): Parcel[] =>
  parcels.filter(parcel => trackingNumber === undefined || parcel.trackingNumber === trackingNumber)

/** An order with only what is in its parcel of that number, or all of its parcels. */
function narrowToParcel(order: Order, trackingNumber?: string): Order {
  const [parcel] = listParcels(order, trackingNumber)
  if (trackingNumber === undefined || !parcel) return order
  const lines = order.basket.lines.filter(({ shipmentId }) => shipmentId === parcel.shipmentId)
  return parcel.shipmentId === undefined ? order : { ...order, basket: { ...order.basket, lines } }
}

/**
 * The documents behind the links of `c_invoice` and `c_returnLabel`, PDF files, and the page behind those of
 * `c_shipping`: opened by the order's token in the link, since a browser that follows it carries no bearer token.
 */
export function createOrderDocumentRouter({ orders, sites }: ProtocolContext & { orders: Orders }): Router {
  const router = Router()
  router.get(actionAddress('Order-Document'), createControllerScope(sites), (request, response, next) => {
    const { orderNo, orderToken, kind, trackingNumber } = documentQuery.parse(request.query)
    const { site, language, locale } = readScope(response)
    const placed = withCheckoutProblems(language, () => orders.getOrderByToken(site.id, orderNo, orderToken))
    const order = withoutCancelled(placed)
    const numbers = findNumbers(order, kind, trackingNumber)
    const [first] = numbers ?? []
    if (!numbers || !first) {
      throw notFound('document-not-found', 'Document Not Found', 'The order has no such document.')
    }
    response.set('Cache-Control', 'private, no-store').set('Referrer-Policy', 'no-referrer')
    const title = say(titles[kind], language)
    if (kind === 'tracking') {
      const shown = numbers.map(({ no, time }) => `${no} · ${writeDay(locale, time)}`)
      const goods = listGoods(narrowToParcel(order, trackingNumber), { language, locale }, false).map(
        ({ quantity, name }) => `${quantity} × ${name}`
      )
      response
        .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('html')
        .send(renderDocument({ language, shop: site.name, title, numbers: shown, orderNo, goods }))
      return
    }
    const { no, time } = first
    renderPaper({
      language,
      shop: site.name,
      title,
      number: no,
      issuedAt: time,
      date: writeDay(locale, time),
      orderNo,
      address: (kind === 'return-label' && site.returnAddress) || listAddress(order.basket, language),
      goods:
        (kind === 'return-label' && listAnnounced(order, language)) ||
        listGoods(order, { language, locale }, kind === 'invoice'),
      ...(kind === 'invoice' && { sums: listSums(order, { language, locale }) }),
      notes:
        kind === 'invoice' ? describeDeliveries(order.basket, language) : [nameSender(order.basket, language)]
    })
      .then(paper =>
        response.set('Content-Disposition', `inline; filename="${kind}-${no}.pdf"`).type('pdf').send(paper)
      )
      .catch(next)
  })
  return router
}
