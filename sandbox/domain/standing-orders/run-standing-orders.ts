import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createProductListStore } from '../../storage/sqlite/product-lists'
import type { Baskets } from '../baskets/baskets'
import { addPaymentInstrument } from '../baskets/mutations/add-payment-instrument'
import type { CustomAttributes } from '../baskets/basket'
import type { ProductLookup } from '../catalogue/sellable-product'
import { CheckoutError } from '../checkout-error'
import type { Clock } from '../clock'
import type { CustomerLookup, ProductList } from '../customers/customer'
import type { Ids } from '../ids'
import type { FindMailReader } from '../mails/mail-reader'
import { writeProblemMail } from './problem-mail'
import type { Orders } from '../orders/orders'
import type { Outbox } from '../outbox'
import type { Caller } from '../sessions/caller'
import { PUBLIC_CLIENT_ID } from '../sessions/slas-clients'
import type { AddressInput } from '../shipping/shipping-address'
import type { Site, SiteId } from '../sites/site'
import {
  findDueDate,
  MINIMUM_BOXES,
  moveOn,
  readStandingOrder,
  toDay,
  type Notification
} from './standing-order'

interface RunDependencies {
  db: Database
  baskets: Baskets
  orders: Orders
  catalogue: ProductLookup
  customers: CustomerLookup
  outbox: Outbox
  findReader: FindMailReader
  sites: Site[]
  clock: Clock
  ids: Ids
}

type Problem = Omit<Notification, 'id' | 'date'>

/** Nothing is delivered at all, for this reason. */
class DeliveryStopped extends Error {
  constructor(readonly problems: Problem[]) {
    super('a standing order delivers nothing')
    this.name = 'DeliveryStopped'
  }
}

/**
 * The platform's job for standing orders: when a delivery's day has come it is ordered, and the dates move on, in one
 * transaction, so that no delivery comes twice. What keeps it from being ordered is written into the
 * notifications, and mailed. One that is suspended, or whose order is, passes in silence.
 */
export function createStandingOrderRun(services: RunDependencies) {
  const { db, clock } = services
  const lists = createProductListStore(db)

  function deliver(row: Row, list: ProductList, day: string): void {
    const { isActive, deliveries = [] } = readStandingOrder(list)
    const isWanted =
      isActive && deliveries.some(({ shippingDate, status }) => shippingDate === day && status === 1)
    const save = (problems: Problem[]) => {
      const added = problems.map((problem): Notification => ({
        ...problem,
        id: services.ids.next('list'),
        date: day
      }))
      const moved = moveOn(list, day, added)
      moved.lastModified = new Date(clock.now()).toISOString()
      lists.update(row.listId, JSON.stringify(moved), findDueDate(moved))
      if (added.length > 0) mailProblems(services, row, list, day, added)
    }
    try {
      inTransaction(db, () => save(isWanted ? order(services, row, list) : []))
    } catch (error) {
      const problems = findProblems(error)
      inTransaction(db, () => save(problems))
    }
  }

  return function run(): void {
    const today = toDay(clock.now())
    for (;;) {
      const row = lists.findDue(today) as Row | undefined
      const document = row && lists.find(row.customerId, row.listId)
      const list = document === undefined ? undefined : (JSON.parse(document) as ProductList)
      const day = list && findDueDate(list)
      if (!row || !list || day === undefined || day > today) return
      deliver(row, list, day)
    }
  }
}

interface Row {
  listId: string
  siteId: SiteId
  customerId: string
}

/** Refusals of the way to pay: its card was removed from the account, or it is not offered for this delivery. */
const OF_PAYMENT = new Set(['invalid-customer-payment-instrument', 'invalid-payment-method'])

/** The notification for the customer; errors other than refusals are bugs and thrown. */
function findProblems(error: unknown): Problem[] {
  if (error instanceof DeliveryStopped) return error.problems
  if (!(error instanceof CheckoutError)) throw error
  const isPayment =
    error.title === 'INVALID_PAYMENT_INSTRUMENTS' ||
    error.kind === 'unavailable' ||
    OF_PAYMENT.has(error.type)
  return [{ type: isPayment ? 'payment-failed' : 'order-failed' }]
}

const findCurrency = (sites: Site[], siteId: SiteId): string =>
  sites.find(({ id }) => id === siteId)?.defaultCurrency ?? 'EUR'

/** Orders one delivery; returns the missing items. Throws if nothing can be ordered. */
function order(services: RunDependencies, { siteId, customerId, listId }: Row, list: ProductList): Problem[] {
  const { baskets, orders, catalogue, sites, ids } = services
  const currency = findCurrency(sites, siteId)
  const { payment = {}, shippingAddress, billingAddress, shipping } = readStandingOrder(list)
  const sold = list.customerProductListItems.map(({ productId = '', quantity }) => {
    const product = catalogue.findSellable(siteId, productId, currency)
    return { productId, quantity, boxes: product?.servings ? quantity : 0, isSold: isSold(product, quantity) }
  })
  const gone = sold
    .filter(item => !item.isSold)
    .map(({ productId }): Problem => ({ type: 'product-unavailable', productId }))
  const items = sold.filter(item => item.isSold)
  if (items.reduce((boxes, item) => boxes + item.boxes, 0) < MINIMUM_BOXES)
    throw new DeliveryStopped([...gone, { type: 'too-few-packs' }])

  const caller: Caller = {
    siteId,
    customerId,
    usid: ids.next('usid'),
    registered: true,
    clientId: PUBLIC_CLIENT_ID
  }
  const { paymentMethodId, customerPaymentInstrumentId, ...rest } = payment
  const custom = Object.entries(rest).filter(
    ([name, value]) => name.startsWith('c_') && typeof value === 'string'
  )
  const basket = baskets.composeBasket(
    caller,
    {
      currency,
      items: items.map(({ productId, quantity }) => ({ productId, quantity, custom: {} })),
      billingAddress: toInput(billingAddress ?? shippingAddress),
      shipment: {
        shippingAddress: toInput(shippingAddress),
        shippingMethodId:
          typeof shipping?.shippingMethodId === 'string' ? shipping.shippingMethodId : 'standard',
        custom: {}
      },
      custom: { c_standingOrderId: listId }
    },
    addPaymentInstrument({
      paymentMethodId: typeof paymentMethodId === 'string' ? paymentMethodId : '',
      ...(typeof customerPaymentInstrumentId === 'string' && { customerPaymentInstrumentId }),
      custom: Object.fromEntries(custom) as CustomAttributes
    })
  )
  orders.placeRepeated(caller, basket)
  return gone
}

const isSold = (product: ReturnType<ProductLookup['findSellable']>, quantity: number): boolean =>
  product !== undefined &&
  product.inventory.orderable &&
  (product.inventory.ats >= quantity || product.inventory.backorderable)

const toInput = (address: Record<string, unknown> = {}): AddressInput =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => typeof value === 'string')) as AddressInput

/** The customer's mail; the account shows the same. */
function mailProblems(
  { customers, outbox, catalogue, sites, clock, findReader }: RunDependencies,
  { siteId, customerId, listId }: Row,
  list: ProductList,
  day: string,
  problems: Notification[]
): void {
  const { email } = customers.findCustomer(siteId, customerId) ?? {}
  if (!email) return
  // The page of its payment has the customer's language.
  const reader = findReader(siteId, { page: readStandingOrder(list).payment?.c_successUrl })
  const currency = findCurrency(sites, siteId)
  outbox.add({
    siteId,
    recipient: email,
    kind: 'standing-order-problem',
    document: {
      listId,
      shippingDate: day,
      problems: problems.map(({ type, productId }) => [type, productId].filter(Boolean).join(' ')).join(', '),
      ...writeProblemMail(listId, day, problems, id => catalogue.findSellable(siteId, id, currency), reader)
    },
    createdAt: clock.now()
  })
}
