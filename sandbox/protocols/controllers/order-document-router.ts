import { Router } from 'express'
import { z } from 'zod'
import type { Language, Localized } from '../../domain/localized-text'
import type { ProtocolContext } from '../protocol-context'
import type { Order } from '../../domain/orders/order'
import type { Orders } from '../../domain/orders/orders'
import { notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { withCheckoutProblems } from '../../http/checkout-problems'
import { actionAddress, createControllerScope } from './controller-scope'
import { renderDocument } from './render-document'

const text = z.string().min(1).max(256)
const documentQuery = z.object({
  orderNo: text,
  orderToken: text,
  kind: z.enum(['invoice', 'return-label', 'tracking'])
})
type DocumentKind = z.infer<typeof documentQuery>['kind']

const titles: Record<DocumentKind, Localized> = {
  invoice: { de: 'Rechnung', en: 'Invoice' },
  'return-label': { de: 'Retourenschein', en: 'Return label' },
  tracking: { de: 'Sendungsverfolgung', en: 'Tracking' }
}

/** Number and moment of a paper; undefined as long as the order has none of its kind. */
function findNumbers(order: Order, kind: DocumentKind): { no: string; time: number }[] | undefined {
  if (kind === 'invoice')
    return order.invoice && [{ no: order.invoice.invoiceNo, time: order.invoice.issuedAt }]
  if (kind === 'return-label')
    return order.returnLabel && [{ no: order.returnLabel.labelNo, time: order.returnLabel.issuedAt }]
  return order.parcels?.map(({ trackingNumber, shippedAt, deliveredAt }) => ({
    no: trackingNumber,
    time: deliveredAt ?? shippedAt
  }))
}

function listGoods({ basket }: Order, language: Language): string[] {
  return basket.lines.map(({ quantity, name }) => `${quantity} × ${name[language]}`)
}

function formatTotal({ basket }: Order, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: basket.currency }).format(
    (basket.totals.order ?? 0) / 100
  )
}

/**
 * The papers behind the links of `c_invoice`, `c_returnLabel` and `c_shipping`: pages to print, opened
 * by the order's token in the link, since a browser that follows it carries no bearer token.
 */
export function createOrderDocumentRouter({ orders, sites }: ProtocolContext & { orders: Orders }): Router {
  const router = Router()
  router.get(actionAddress('Order-Document'), createControllerScope(sites), (request, response) => {
    const { orderNo, orderToken, kind } = documentQuery.parse(request.query)
    const { site, language, locale } = readScope(response)
    const order = withCheckoutProblems(language, () => orders.getOrderByToken(site.id, orderNo, orderToken))
    const numbers = findNumbers(order, kind)
    if (!numbers?.length) {
      throw notFound('document-not-found', 'Document Not Found', 'The order has no such document.')
    }
    const formatDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
    response
      .set('Cache-Control', 'private, no-store')
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .set('Referrer-Policy', 'no-referrer')
      .type('html')
      .send(
        renderDocument({
          language,
          shop: site.name,
          title: titles[kind][language],
          numbers: numbers.map(({ no, time }) => `${no} · ${formatDate.format(time)}`),
          orderNo,
          goods: listGoods(order, language),
          total: kind === 'invoice' ? formatTotal(order, locale) : undefined
        })
      )
  })
  return router
}
