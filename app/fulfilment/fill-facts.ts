import type { IntlShape } from '../intl/intl'
import { formatPrice } from '../intl/format-price'
import type { SiteFacts } from '../visit/config/app-config'
import { describeDestination } from './describe-destination'
import { describeDays, describeHour, describeHours } from './describe-facts'
import type { DeliveryOffer } from './delivery-rates'

/** Placeholders of editors' texts, in braces (docs/editing.md). */
const PLACEHOLDERS = [
  'deliveryCountry',
  'toDeliveryCountry',
  'standardDelivery',
  'expressDelivery',
  'freeDeliveryFrom',
  'freeDeliveryBoxes',
  'standardDeliveryTime',
  'expressDeliveryTime',
  'orderBefore',
  'serviceHours',
  'returnDays',
  'withdrawalDays',
  'invoiceDays',
  'mailService'
] as const

type Values = Partial<Record<(typeof PLACEHOLDERS)[number], string>>

const IN_BRACES = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

/** Deeper nesting is not content. */
const DEEPEST = 64

/** Facts of a site and of the country that it delivers to. */
interface KnownFacts {
  offer?: DeliveryOffer
  facts?: SiteFacts
}

/**
 * Content with the facts of site and country in all its texts, at any depth. A text that needs a fact which is not
 * known is left empty, and so is an entry of a list that holds such a text: half a promise is a wrong one.
 */
export function fillFacts<Content>(content: Content, intl: IntlShape, { offer, facts }: KnownFacts): Content {
  const values = { ...(offer && writeOffer(intl, offer)), ...(facts && writeSiteFacts(intl, facts)) }
  return fill(content, values, 0) as Content
}

function writeOffer(intl: IntlShape, { country, rate, time = {} }: DeliveryOffer): Values {
  const price = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(intl, amount, rate.currency)
  const { standardFrom, standardTo = standardFrom, express, orderBefore } = time
  return {
    deliveryCountry: country.name,
    toDeliveryCountry: describeDestination(intl, country),
    standardDelivery: price(rate.standard),
    expressDelivery: price(rate.express),
    freeDeliveryFrom: price(rate.freeFrom),
    freeDeliveryBoxes: rate.freeFromBoxes === undefined ? undefined : intl.formatNumber(rate.freeFromBoxes),
    standardDeliveryTime: standardTo === undefined ? undefined : describeDays(intl, standardTo, standardFrom),
    expressDeliveryTime: express === undefined ? undefined : describeDays(intl, express),
    orderBefore: orderBefore === undefined ? undefined : describeHour(intl, orderBefore)
  }
}

const writeSiteFacts = (intl: IntlShape, facts: SiteFacts): Values => ({
  serviceHours: describeHours(intl, facts.serviceHours),
  returnDays: intl.formatNumber(facts.returnDays),
  withdrawalDays: intl.formatNumber(facts.withdrawalDays),
  invoiceDays: intl.formatNumber(facts.invoiceDays),
  mailService: facts.mailService
})

type Known = Partial<Record<string, string>>

function fill(value: unknown, values: Known, depth: number): unknown {
  if (typeof value === 'string') return fillText(value, values) ?? ''
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) {
    return value.filter(entry => !lacksFact(entry, values)).map(entry => fill(entry, values, depth + 1))
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fill(member, values, depth + 1)])
  )
}

/** Undefined where a fact is not known. */
function fillText(text: string, values: Known): string | undefined {
  const isKnown = [...text.matchAll(IN_BRACES)].every(([, name = '']) => values[name] !== undefined)
  return isKnown ? text.replace(IN_BRACES, (_place, name: string) => values[name] ?? '') : undefined
}

const lacksFact = (entry: unknown, values: Known): boolean =>
  (typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry]).some(
    member => typeof member === 'string' && fillText(member, values) === undefined
  )
