import type { ProductList } from '../customers/customer'

/** The type of the lists that hold standing orders (requirement 9.7). */
export const STANDING_ORDER_TYPE = 'custom_1'

/** Weeks between deliveries. */
export const INTERVALS = [2, 4, 6, 8, 12]

/** Boxes of tea or sleeves of coffee in each delivery, at least (requirement 9.7). */
export const MINIMUM_BOXES = 6

/** Deliveries that the table shows ahead. */
export const DELIVERIES_AHEAD = 6

type Json = Record<string, unknown>

/** An entry of the delivery table (requirement 9.7). */
interface Delivery {
  id: string
  /** yyyy-mm-dd */
  shippingDate: string
  /** 1 is active, 0 suspended. */
  status: 0 | 1
}

/** Why a delivery did not come, or not whole. */
export interface Notification {
  id: string
  /** Of the delivery, yyyy-mm-dd. */
  date: string
  type: 'payment-failed' | 'product-unavailable' | 'too-few-packs' | 'order-failed'
  productId?: string
}

/** A list's attributes as the sandbox reads them; absent or invalid ones are undefined. */
interface StandingOrderFields {
  isActive: boolean
  /** Weeks. */
  interval?: number
  startDate?: string
  nextShippingDate?: string
  payment?: Json
  shippingAddress?: Json
  billingAddress?: Json
  shipping?: Json
  deliveries?: Delivery[]
  notifications?: Notification[]
}

/** JSON of an attribute: text or already an object; undefined for anything else. */
export function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const parseObject = (value: unknown): Json | undefined => {
  const parsed = parseJson(value)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Json)
    : undefined
}

const parseList = <T>(value: unknown): T[] | undefined => {
  const parsed = parseJson(value)
  return Array.isArray(parsed) ? (parsed as T[]) : undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads a list that was checked when it was stored. */
export function readStandingOrder(list: ProductList): StandingOrderFields {
  const interval = Number(list.c_orderingInterval)
  return {
    isActive: Number(list.c_orderingStatus) === 1,
    interval: INTERVALS.includes(interval) ? interval : undefined,
    startDate: text(list.c_orderingStartDate),
    nextShippingDate: text(list.c_orderingNextShippingDate),
    payment: parseObject(list.c_orderingPayment),
    shippingAddress: parseObject(list.c_orderingShippingAddress),
    billingAddress: parseObject(list.c_orderingBillingAddress),
    shipping: parseObject(list.c_orderingShipping),
    deliveries: parseList<Delivery>(list.c_orderingDeliveryTable),
    notifications: parseList<Notification>(list.c_orderingNotificationsTable)
  }
}

/** The day on which the list wants to be looked at, active or not; undefined for one that delivers nothing. */
export function findDueDate(list: ProductList): string | undefined {
  if (list.type !== STANDING_ORDER_TYPE) return undefined
  const { interval, deliveries = [] } = readStandingOrder(list)
  return interval === undefined ? undefined : deliveries.map(({ shippingDate }) => shippingDate).sort()[0]
}

const DAY = 86_400_000

/** yyyy-mm-dd, in the time of the platform. */
export const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length)

const addWeeks = (day: string, weeks: number): string => toDay(Date.parse(day) + weeks * 7 * DAY)

/** The list after one of its deliveries: gone from the table, another at its end, the next date moved on. */
export function moveOn(list: ProductList, passed: string, added: Notification[]): ProductList {
  const { interval = 0, deliveries = [], notifications = [] } = readStandingOrder(list)
  const left = deliveries.filter(({ shippingDate }) => shippingDate > passed).sort(byDate)
  for (let last = left.at(-1)?.shippingDate ?? passed; left.length < DELIVERIES_AHEAD;) {
    last = addWeeks(last, interval)
    left.push({ id: last, shippingDate: last, status: 1 })
  }
  const next = left.find(({ status }) => status === 1)?.shippingDate
  return {
    ...list,
    c_orderingDeliveryTable: JSON.stringify(left),
    c_orderingNextShippingDate: next ?? '',
    c_orderingNotificationsTable: JSON.stringify([...added, ...notifications])
  }
}

const byDate = (one: Delivery, other: Delivery) => one.shippingDate.localeCompare(other.shippingDate)
