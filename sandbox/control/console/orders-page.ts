import { listExtras } from '../../domain/orders/list-bought'
import type { Order, OverallStatus } from '../../domain/orders/order'
import type { LineGift } from '../../domain/baskets/basket'
import { say } from '../../texts/localized-text'
import type { ControlServices } from '../control-services'
import { summarizeOrder, type OrderSummary } from '../summarize-order'
import { actionButton, badge, code, empty, time } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'

/** Orders on the page; the rest is at /control/orders. */
const PAGE_SIZE = 50

const steps: Record<OverallStatus, string> = {
  PROCESSING: 'Process',
  READY_FOR_SHIPPING: 'Prepare',
  SHIPPED: 'Ship',
  DELIVERED: 'Deliver',
  PARTIALLY_RETURNED: 'Return a part',
  RETURNED: 'Return everything',
  CANCELLED: 'Cancel',
  READY_FOR_PICKUP: 'Ready in the store',
  COLLECTED: 'Collected'
}

/** Why shoppers have cancelled units or send them back. */
function listReasons({ basket, cancelledItems = [], cancelReason, announcedReturns = [] }: Order): string[] {
  const write = (what: string, items: readonly { itemId: string; quantity: number; reason?: string }[]) =>
    items.map(({ itemId, quantity, reason }) => {
      const line = basket.lines.find(each => each.itemId === itemId)
      return `${what} ${quantity} × ${line ? say(line.name, 'en') : itemId}: ${reason ?? 'no reason'}`
    })
  return [
    ...write('Cancelled', cancelledItems),
    ...(cancelReason === undefined ? [] : [`Cancelled: ${cancelReason}`]),
    ...announcedReturns.flatMap(({ returnNo, items }) => write(returnNo, items))
  ]
}

interface PackedLine {
  quantity: number
  name: string
  gift?: LineGift
  /** E.g. the kind of gift wrap. */
  extras: string[]
}

/** Returns of an order, with the actions of warehouse and merchant. */
function renderReturns({
  siteId,
  orderNo,
  openReturns,
  openRefunds,
  currency
}: Pick<OrderSummary, 'siteId' | 'orderNo' | 'openReturns' | 'openRefunds' | 'currency'>): Markup | false {
  const action = `/console/orders/${siteId}/${orderNo}/returns`
  if (openReturns.length + openRefunds.length === 0) return false
  return html`<div class="buttons">
    ${openReturns.map(received =>
      actionButton(action, `Receive ${received}`, { about: `order ${orderNo}`, fields: { received } })
    )}
    ${openRefunds.map(({ refundNo, amount }) =>
      actionButton(action, `Refund ${amount.toFixed(2)} ${currency}`, {
        about: `order ${orderNo}`,
        fields: { refunded: refundNo }
      })
    )}
  </div>`
}

/** Parcels of an order with several: each leaves and arrives by itself. */
const renderParcels = ({
  siteId,
  orderNo,
  parcels,
  parcelSteps
}: Pick<OrderSummary, 'siteId' | 'orderNo' | 'parcels' | 'parcelSteps'>): Markup[] =>
  parcels.map(({ shipmentId, trackingNumber, state }, index) => {
    const step = parcelSteps.find(each => each.shipmentId === shipmentId)
    const name = `parcel ${index + 1} of ${parcels.length}`
    return html`<div class="facts">
      P${name.slice(1)} ${trackingNumber !== undefined && code(trackingNumber)}
      ${badge(state.replace('_', ' '))}
      ${
        step &&
        actionButton(`/console/orders/${siteId}/${orderNo}`, `${steps[step.to]} ${name}`, {
          about: `order ${orderNo}`,
          fields: { to: step.to, shipmentId }
        })
      }
    </div>`
  })

/** Packing slip: the gifts to wrap, with the texts of their cards. */
const renderPackingSlip = (packed: PackedLine[]): Markup | false =>
  packed.some(({ gift, extras }) => gift ?? extras.length > 0) &&
  html`<details>
    <summary>Packing slip</summary>
    <ul>
      ${packed.map(
        ({ quantity, name, gift, extras }) =>
          html`<li>
            ${quantity} × ${name}${extras.map(extra => html` · ${badge(extra)}`)}
            ${gift && extras.length === 0 && html` · ${badge('gift wrap')}`}
            ${gift?.message !== undefined && html`<pre>${gift.message}</pre>`}
          </li>`
      )}
    </ul>
  </details>`

const renderOrder = ({
  orderNo,
  siteId,
  status,
  overallStatus,
  transitions,
  creationDate,
  pickUps,
  ...order
}: OrderSummary & { packed: PackedLine[]; reasons: string[] }): Markup =>
  html` <li class="card">
    <h2>${orderNo}</h2>
    <p>${badge(overallStatus)} ${status === 'failed' && badge('failed', 'warning')}</p>
    <p class="facts">
      ${siteId} · ${time(Date.parse(creationDate))} · ${order.total.toFixed(2)}
      ${order.currency}${order.email !== undefined && html` · ${order.email}`}
    </p>
    ${pickUps.map(
      ({ storeId, number, state }) =>
        html`<p class="facts">Pick-up ${code(number)} · ${storeId ?? 'no store'} ${badge(state)}</p>`
    )}
    ${renderParcels({ siteId, orderNo, ...order })} ${renderPackingSlip(order.packed)}
    ${order.reasons.map(reason => html`<p class="facts">${reason}</p>`)}
    ${status === 'created' && empty('The order is being accepted, which takes two seconds.')}
    ${
      transitions.length > 0 &&
      html`<div class="buttons">
        ${transitions.map(to =>
          actionButton(`/console/orders/${siteId}/${orderNo}`, steps[to], {
            about: `order ${orderNo}`,
            fields: { to }
          })
        )}
      </div>`
    }
    ${renderReturns({ orderNo, siteId, ...order })}
  </li>`

/** The newest orders, each with the steps that it can take next. */
export function buildOrdersPage({ orders }: ControlServices): Omit<Page, 'message'> {
  const all = orders.listAllOrders()
  const shown = all.slice(0, PAGE_SIZE).map(order => ({
    ...summarizeOrder(order, orders),
    reasons: listReasons(order),
    packed: order.basket.lines.map(({ quantity, name, gift, options }) => ({
      quantity,
      name: say(name, 'en'),
      gift,
      extras: listExtras(options).map(each => `${say(each.optionName, 'en')}: ${say(each.name, 'en')}`)
    }))
  }))
  return {
    path: '/console/orders',
    introduction: 'What merchant and warehouse would do with an order, done by hand.',
    body: html` ${shown.length === 0 && empty('Nobody has ordered yet.')}
      <ul role="list" class="cards">
        ${shown.map(renderOrder)}
      </ul>
      ${all.length > shown.length && html`<p>${all.length - shown.length} older orders are at <a href="/control/orders">${code('/control/orders')}</a>.</p>`}`
  }
}
