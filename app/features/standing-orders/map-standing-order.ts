import type { PlatformProductList } from '../../platform/scapi/shopper-product-lists'
import type { PostalAddress } from '../../person-fields/postal-address'
import {
  STANDING_ORDER_TYPE,
  type Delivery,
  type JsonObject,
  type Notification,
  type StandingItem,
  type StandingOrder
} from './standing-order'

/** The list's members besides its items. */
type StandingOrderFields = Omit<StandingOrder, 'listId' | 'items'>

/** Attributes of the list, as they are stored. */
type StoredFields = Record<`c_ordering${string}`, string | number | undefined>

/** The standing orders among a customer's lists. */
export const mapStandingOrders = (lists: readonly PlatformProductList[]): StandingOrder[] =>
  lists.filter(list => list.type === STANDING_ORDER_TYPE).map(mapStandingOrder)

/**
 * Maps a product list to a standing order. Six attributes are JSON text (requirement 9.7); unreadable ones
 * count as unset.
 */
export function mapStandingOrder(list: PlatformProductList): StandingOrder {
  return {
    listId: list.id ?? '',
    isActive: isOn(list.c_orderingStatus),
    interval: text(list.c_orderingInterval),
    startDate: text(list.c_orderingStartDate),
    nextShippingDate: text(list.c_orderingNextShippingDate),
    payment: parseObject(list.c_orderingPayment),
    shippingAddress: parseObject(list.c_orderingShippingAddress),
    billingAddress: parseObject(list.c_orderingBillingAddress),
    shipping: parseObject(list.c_orderingShipping),
    deliveries: parseList(list.c_orderingDeliveryTable).flatMap(mapDelivery),
    notifications: parseList(list.c_orderingNotificationsTable).flatMap(mapNotification),
    items: (list.customerProductListItems ?? []).flatMap(({ id, productId, quantity }): StandingItem[] =>
      id && productId ? [{ itemId: id, productId, quantity }] : []
    )
  }
}

const ADDRESS_FIELDS = ['firstName', 'lastName', 'address1', 'postalCode', 'city', 'countryCode'] as const

/** The stored address where it is one; undefined for anything else. */
export function readAddress(stored: JsonObject | undefined): PostalAddress | undefined {
  const isWhole = stored && ADDRESS_FIELDS.every(part => typeof stored[part] === 'string')
  if (!isWhole) return undefined
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => typeof value === 'string')
  ) as unknown as PostalAddress
}

/** Changes to a standing order in the list's format: JSON serialised, statuses as 1 and 0; the rest is left out. */
export function buildStoredFields(order: Partial<StandingOrderFields>): StoredFields {
  const fields: StoredFields = {
    c_orderingStatus: toStatus(order.isActive),
    c_orderingInterval: order.interval,
    c_orderingStartDate: order.startDate,
    c_orderingNextShippingDate: order.nextShippingDate,
    c_orderingPayment: serialize(order.payment),
    c_orderingShippingAddress: serialize(order.shippingAddress),
    c_orderingBillingAddress: serialize(order.billingAddress),
    c_orderingShipping: serialize(order.shipping),
    c_orderingDeliveryTable: serialize(
      order.deliveries?.map(({ isActive, ...delivery }) => ({ ...delivery, status: toStatus(isActive) }))
    ),
    c_orderingNotificationsTable: serialize(order.notifications)
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function mapDelivery({ id, shippingDate, status }: JsonObject): Delivery[] {
  if (id === undefined || typeof shippingDate !== 'string') return []
  return [{ id: String(id), shippingDate, isActive: isOn(status) }]
}

function mapNotification({ id, date, type, productId }: JsonObject): Notification[] {
  if (id === undefined || typeof date !== 'string') return []
  const product = typeof productId === 'string' ? { productId } : {}
  return [{ id: String(id), date, type: String(type), ...product }]
}

/** 1 is active, 0 suspended (requirement 9.7). */
const toStatus = (isActive: boolean | undefined) => (isActive === undefined ? undefined : isActive ? 1 : 0)
const isOn = (status: unknown): boolean => Number(status) === 1

const serialize = (value: object | undefined): string | undefined => value && JSON.stringify(value)

function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(value: unknown): JsonObject | undefined {
  const parsed = parse(value)
  return isObject(parsed) ? parsed : undefined
}

function parseList(value: unknown): JsonObject[] {
  const parsed = parse(value)
  return Array.isArray(parsed) ? parsed.filter(isObject) : []
}

const text = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : String(value)
