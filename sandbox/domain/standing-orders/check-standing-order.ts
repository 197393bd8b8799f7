import { CheckoutError } from '../checkout-error'
import { CustomerError } from '../customers/customer-error'
import { findShippingMethod } from '../shipping/shipping-methods'
import {
  checkDestination,
  findMissingField,
  readAddress,
  type AddressInput
} from '../shipping/shipping-address'
import type { Country } from '../sites/country'
import { INTERVALS, parseJson } from './standing-order'

/** Methods that can be charged again and again (requirement 9.7). */
const QUALIFYING = ['UNZER_CARDS', 'UNZER_DIRECT_DEBIT_SECURED', 'UNZER_INVOICE']
const MAX_ENTRIES = 100

const refuse = (attribute: string, detail: string) =>
  new CustomerError('standing-order-invalid', `${attribute} ${detail}.`)

type Json = Record<string, unknown>

interface StandingOrderContext {
  countries: Country[]
  /** yyyy-mm-dd: deliveries up to today are done and not ordered twice. */
  today: string
  /** Whether the customer has saved it. */
  hasInstrument: (instrumentId: string) => boolean
  /** Whether the provider lets the customer pay with it again and again. */
  agreeToRepeat: (resourceId: string) => boolean
}

/** Throws a 400 error for the first attribute that is there and cannot be delivered by. */
export function checkStandingOrder(list: Record<string, unknown>, context: StandingOrderContext): void {
  for (const [attribute, check] of Object.entries(checks)) {
    const value = list[attribute]
    if (value !== undefined && value !== null && value !== '') check(value, attribute, context)
  }
}

const checks: Record<string, (value: unknown, attribute: string, context: StandingOrderContext) => void> = {
  c_orderingStatus(value, attribute) {
    if (Number(value) !== 0 && Number(value) !== 1) throw refuse(attribute, 'is 1 (active) or 0 (suspended)')
  },
  c_orderingInterval(value, attribute) {
    if (!INTERVALS.includes(Number(value)))
      throw refuse(attribute, `is a number of weeks: ${INTERVALS.join(', ')}`)
  },
  c_orderingStartDate: requireDay,
  c_orderingNextShippingDate: requireDay,
  c_orderingPayment: checkPayment,
  c_orderingShippingAddress(value, attribute, { countries }) {
    const address = requireAddress(value, attribute)
    const destination = checkDestination(address, countries)
    if (destination === 'country-not-delivered' || destination === 'postal-code-invalid')
      throw refuse(attribute, 'is none that the site delivers to')
  },
  c_orderingBillingAddress: (value, attribute) => void requireAddress(value, attribute),
  c_orderingShipping(value, attribute) {
    const { shippingMethodId } = requireObject(value, attribute)
    if (!isParcelMethod(String(shippingMethodId)))
      throw refuse(attribute, 'names a shippingMethodId by which the site sends parcels')
  },
  c_orderingDeliveryTable(value, attribute, { today }) {
    const entries = requireEntries(value, attribute)
    if (!entries.every(isDelivery))
      throw refuse(attribute, 'holds entries of id, shippingDate (yyyy-mm-dd) and status (1 or 0)')
    if (entries.some(({ shippingDate }) => String(shippingDate) <= today))
      throw refuse(attribute, 'holds days to come only')
    if (new Set(entries.map(({ id }) => id)).size < entries.length)
      throw refuse(attribute, 'holds each id once')
  },
  c_orderingNotificationsTable: (value, attribute) => void requireEntries(value, attribute)
}

/** Whether it is a method by which parcels are sent. */
function isParcelMethod(id: string): boolean {
  const method = findShippingMethod(id, {
    currency: 'EUR',
    countryCode: 'DE',
    destination: 'delivered',
    goods: 0,
    containsVirtualGiftCard: false
  })
  return method !== undefined && !method.digital && !method.pickUp
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function requireDay(value: unknown, attribute: string): void {
  if (!isDay(value)) throw refuse(attribute, 'is a date as yyyy-mm-dd')
}

function requireObject(value: unknown, attribute: string): Json {
  const parsed = parseJson(value)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Json
  throw refuse(attribute, 'is the JSON of an object')
}

function requireEntries(value: unknown, attribute: string): Json[] {
  const parsed = parseJson(value)
  const isList = Array.isArray(parsed) && parsed.length <= MAX_ENTRIES
  if (isList && parsed.every(entry => typeof entry === 'object' && entry !== null)) return parsed as Json[]
  throw refuse(attribute, `is the JSON of a list of at most ${MAX_ENTRIES} entries`)
}

const isDelivery = ({ id, shippingDate, status }: Json): boolean =>
  typeof id === 'string' && id !== '' && isDay(shippingDate) && (status === 0 || status === 1)

function requireAddress(value: unknown, attribute: string) {
  const given = requireObject(value, attribute)
  const texts = Object.entries(given).filter(([, part]) => typeof part === 'string')
  try {
    const address = readAddress(Object.fromEntries(texts) as AddressInput)
    const missing = findMissingField(address)
    if (missing) throw refuse(attribute, `lacks ${missing}`)
    return address
  } catch (error) {
    if (error instanceof CheckoutError) throw refuse(attribute, `has a wrong field: ${error.message}`)
    throw error
  }
}

function checkPayment(
  value: unknown,
  attribute: string,
  { hasInstrument, agreeToRepeat }: StandingOrderContext
): void {
  const payment = requireObject(value, attribute)
  const { paymentMethodId, customerPaymentInstrumentId: savedId, c_paymentResourceId: resourceId } = payment
  if (!QUALIFYING.includes(String(paymentMethodId)))
    throw refuse(attribute, `has one of the methods ${QUALIFYING.join(', ')}`)
  if (savedId !== undefined && !hasInstrument(String(savedId)))
    throw refuse(attribute, 'names an instrument that the customer has saved')
  if (savedId === undefined && typeof resourceId !== 'string')
    throw refuse(attribute, 'names a saved instrument, or a resource of the payment provider')
  if (paymentMethodId !== 'UNZER_CARDS' && typeof payment.c_birthday !== 'string')
    throw refuse(attribute, 'has c_birthday')
  if (savedId === undefined && !agreeToRepeat(String(resourceId)))
    throw refuse(attribute, 'names a resource that the payment provider has for this customer')
}
