import type { IntlShape } from '../intl/intl'
import { formatPrice } from '../intl/format-price'
import { describeDestination } from './describe-destination'
import type { DeliveryOffer } from './delivery-rates'

/** What editors may place in their texts, in braces (docs/editing.md). */
const DELIVERY_PLACES = [
  'deliveryCountry',
  'toDeliveryCountry',
  'standardDelivery',
  'expressDelivery',
  'freeDeliveryFrom',
  'freeDeliveryBoxes'
] as const

type DeliveryPlace = (typeof DELIVERY_PLACES)[number]

const PLACES = new RegExp(`\\{(${DELIVERY_PLACES.join('|')})\\}`, 'g')

/** Deeper nesting is not content. */
const DEEPEST = 64

/**
 * Content with the amounts of an offer in all its texts, at any depth. A text that needs an amount which the platform
 * does not say is left empty, and so is an entry of a list that holds such a text: half a promise is a wrong one.
 */
export function fillDeliveryTexts<Content>(
  content: Content,
  intl: IntlShape,
  offer: DeliveryOffer | undefined
): Content {
  const values = offer ? writeValues(intl, offer) : {}
  return fill(content, values, 0) as Content
}

function writeValues(
  intl: IntlShape,
  { country, rate }: DeliveryOffer
): Partial<Record<DeliveryPlace, string>> {
  const price = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(intl, amount, rate.currency)
  return {
    deliveryCountry: country.name,
    toDeliveryCountry: describeDestination(intl, country),
    standardDelivery: price(rate.standard),
    expressDelivery: price(rate.express),
    freeDeliveryFrom: price(rate.freeFrom),
    freeDeliveryBoxes: rate.freeFromBoxes === undefined ? undefined : intl.formatNumber(rate.freeFromBoxes)
  }
}

type Values = Partial<Record<string, string>>

function fill(value: unknown, values: Values, depth: number): unknown {
  if (typeof value === 'string') return fillText(value, values) ?? ''
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) {
    return value.filter(entry => !lacksAmount(entry, values)).map(entry => fill(entry, values, depth + 1))
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fill(member, values, depth + 1)])
  )
}

/** Undefined where an amount is not known. */
function fillText(text: string, values: Values): string | undefined {
  const isKnown = [...text.matchAll(PLACES)].every(([, name = '']) => values[name] !== undefined)
  return isKnown ? text.replace(PLACES, (_place, name: string) => values[name] ?? '') : undefined
}

const lacksAmount = (entry: unknown, values: Values): boolean =>
  (typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry]).some(
    member => typeof member === 'string' && fillText(member, values) === undefined
  )
