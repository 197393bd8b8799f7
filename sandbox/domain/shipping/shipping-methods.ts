import { inEach, say, type Localized } from '../../texts/localized-text'
import type { Cents } from '../money'
import { reduceByPercent } from '../pricing/product-price'
import type { Destination } from './shipping-address'
import { getDeliveryTime } from './delivery-time'
import { getShippingRate } from './shipping-rates'

export interface ShippingMethod {
  id: string
  name: Localized
  description: Localized
  /** Sent by e-mail: for baskets of virtual gift cards, and for nothing else. */
  digital: boolean
  /** Collected in a store, which the shipment names as `c_fromStoreId`. */
  pickUp: boolean
  price: Cents
  /** The price below the threshold of free shipping. */
  regularPrice: Cents
  /** A coupon's discount, not included in `price`. */
  waived: Cents
}

/** The id that the vendor's reference shops give to it. */
const PICK_UP = '005'

/** Whether a shipment with this method is collected in a store. */
export const isPickUpMethod = (methodId: string | undefined): boolean => methodId === PICK_UP

const names: Record<string, { name: Localized; description: Localized }> = {
  standard: {
    name: {
      de: 'Standardversand',
      en: 'Standard delivery',
      it: 'Spedizione standard',
      fr: 'Livraison standard'
    },
    description: {
      de: 'Mit DHL in {from} bis {to} Werktagen',
      en: 'By DHL in {from} to {to} working days',
      it: 'Con DHL in {from}–{to} giorni lavorativi',
      fr: 'Par DHL en {from} à {to} jours ouvrés'
    }
  },
  express: {
    name: {
      de: 'Expressversand',
      en: 'Express delivery',
      it: 'Spedizione espressa',
      fr: 'Livraison express'
    },
    description: {
      de: 'Mit DHL Express am nächsten Werktag',
      en: 'By DHL Express on the next working day',
      it: 'Con DHL Express il giorno lavorativo successivo',
      fr: 'Par DHL Express le jour ouvré suivant'
    }
  },
  [PICK_UP]: {
    name: {
      de: 'Abholung in der Filiale',
      en: 'Collection in store',
      it: 'Ritiro in negozio',
      fr: 'Retrait en boutique'
    },
    description: {
      de: 'Kostenlos; wir schreiben Ihnen, sobald die Ware bereitliegt',
      en: 'Free; we will write to you when your goods are ready',
      it: 'Gratuito; Le scriviamo quando gli articoli sono pronti',
      fr: 'Gratuit ; nous vous écrivons dès que vos articles sont prêts'
    }
  },
  email: {
    name: { de: 'Per E-Mail', en: 'By email', it: 'Per e-mail', fr: 'Par e-mail' },
    description: {
      de: 'Die Geschenkkarte kommt sofort per E-Mail',
      en: 'The gift card arrives by email at once',
      it: 'La carta regalo arriva subito per e-mail',
      fr: 'La carte cadeau arrive aussitôt par e-mail'
    }
  }
}

/** Where express takes longer than a day. */
const expressLater: Localized = {
  de: 'Mit DHL Express in {express} Werktagen',
  en: 'By DHL Express within {express} working days',
  it: 'Con DHL Express in {express} giorni lavorativi',
  fr: 'Par DHL Express en {express} jours ouvrés'
}

/** The description with the working days to a country. */
function describeTime(id: string, description: Localized, countryCode: string): Localized {
  const { standardFrom, standardTo, express } = getDeliveryTime(countryCode)
  const text = id === 'express' && express > 1 ? expressLater : description
  return inEach(language =>
    say(text, language)
      .replace('{from}', String(standardFrom))
      .replace('{to}', String(standardTo))
      .replace('{express}', String(express))
  )
}

/** A coupon's discount on standard delivery. */
export type ShippingWaiver =
  { type: 'free' } | { type: 'percentage'; percent: number } | { type: 'amount'; amount: Cents }

function computeWaived(due: Cents, waiver: ShippingWaiver | undefined): Cents {
  if (!waiver) return 0
  if (waiver.type === 'percentage') return due - reduceByPercent(due, waiver.percent)
  return waiver.type === 'amount' ? Math.min(due, waiver.amount) : due
}

/** The content of a shipment, as far as shipping is concerned. */
export interface ShippingSituation {
  currency: string
  countryCode: string
  destination: Destination
  /**
   * Value of the goods in the shipment, after the discounts of single lines: a discount on the whole basket
   * does not end free shipping.
   */
  goods: Cents
  /** The shipment has the boxes from which the site delivers free of charge. */
  reachesFreeBoxes?: boolean
  /** A coupon's discount on standard delivery. */
  waiver?: ShippingWaiver
  containsVirtualGiftCard: boolean
}

/** One method priced for a shipment, whether it applies or not; undefined for an unknown id. */
export function findShippingMethod(id: string, situation: ShippingSituation): ShippingMethod | undefined {
  const texts = Object.hasOwn(names, id) ? names[id] : undefined
  if (!texts) return undefined
  const method = {
    id,
    name: texts.name,
    description: describeTime(id, texts.description, situation.countryCode),
    digital: id === 'email',
    pickUp: id === PICK_UP
  }
  if (method.digital || method.pickUp) return { ...method, price: 0, regularPrice: 0, waived: 0 }
  const rate = getShippingRate(situation.currency, situation.countryCode)
  if (id === 'express') return { ...method, price: rate.express, regularPrice: rate.express, waived: 0 }
  const isFree = situation.reachesFreeBoxes === true || situation.goods >= rate.freeFrom
  const due = isFree ? 0 : rate.standard
  const waived = computeWaived(due, situation.waiver)
  return { ...method, price: due - waived, regularPrice: rate.standard, waived }
}

const PARCELS: Record<Destination, readonly string[]> = {
  delivered: ['standard', 'express', PICK_UP],
  'postal-code-invalid': ['standard', 'express', PICK_UP],
  packstation: ['standard'],
  'country-not-delivered': []
}

/**
 * The methods a shopper may choose for a shipment; the first one is the default. Empty for a parcel to a country that
 * the site does not deliver to, and to a Packstation there is the standard one alone. As on the platform, collection
 * is offered whether or not a store has been chosen.
 */
export function listApplicableMethods(situation: ShippingSituation): ShippingMethod[] {
  const ids = situation.containsVirtualGiftCard ? ['email'] : PARCELS[situation.destination]
  return ids.flatMap(id => findShippingMethod(id, situation) ?? [])
}
