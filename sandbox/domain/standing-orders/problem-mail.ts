import { getDateLocale, say, type Language, type Localized } from '../../texts/localized-text'
import { writeDay } from '../../texts/write-day'
import type { ProductLookup } from '../catalogue/sellable-product'
import type { MailReader } from '../mails/mail-reader'
import { writeMail } from '../mails/write-mail'
import { MINIMUM_BOXES, type Notification } from './standing-order'

const SUBJECT: Localized = {
  de: 'Ihr Abo: Lieferung am {day}',
  en: 'Your subscription: delivery on {day}',
  fr: 'Votre commande régulière\u00a0: livraison du {day}',
  it: 'Il Suo ordine ricorrente: consegna in data {day}'
}

const INTRODUCTION: Localized = {
  de: 'bei einer Lieferung Ihres Abos gibt es ein Problem:',
  en: 'There is a problem with a delivery of your subscription:',
  fr: 'Un problème est survenu pour une livraison de votre commande régulière\u00a0:',
  it: 'Si è verificato un problema con una consegna del Suo ordine ricorrente:'
}

const PROBLEMS: Record<Notification['type'], Localized> = {
  'payment-failed': {
    de: 'Die Lieferung entfällt, weil die Zahlung nicht möglich war. Bitte wählen Sie im Kundenkonto eine andere Zahlungsart.',
    en: 'We cannot send this delivery because the payment did not go through. Please choose another payment method in your account.',
    fr: 'La livraison ne peut pas avoir lieu, car le paiement n’a pas abouti. Veuillez choisir un autre moyen de paiement dans votre compte.',
    it: 'La consegna non può avvenire, perché il pagamento non è riuscito. Scelga un altro metodo di pagamento nel Suo account.'
  },
  'product-unavailable': {
    de: '{product} ist nicht erhältlich und fehlt in dieser Lieferung.',
    en: '{product} is not available and is missing from this delivery.',
    fr: '{product} n’est pas disponible et manque à cette livraison.',
    it: '{product} non è disponibile e manca in questa consegna.'
  },
  'too-few-packs': {
    de: 'Die Lieferung entfällt, weil sie weniger als {minimum} Packungen hätte.',
    en: 'We cannot send this delivery because it would have fewer than {minimum} boxes or sleeves.',
    fr: 'La livraison ne peut pas avoir lieu, car elle compterait moins de {minimum} boîtes ou étuis.',
    it: 'La consegna non può avvenire, perché avrebbe meno di {minimum} confezioni.'
  },
  'order-failed': {
    de: 'Die Lieferung konnte nicht bestellt werden. Bitte prüfen Sie Produkte und Adresse.',
    en: 'The delivery could not be ordered. Please check the products and the address.',
    fr: 'La livraison n’a pas pu être commandée. Veuillez vérifier les produits et l’adresse.',
    it: 'Non è stato possibile ordinare la consegna. Controlli i prodotti e l’indirizzo.'
  }
}

const TO_STANDING_ORDERS: Localized = {
  de: 'Abo ansehen',
  en: 'See your subscription',
  fr: 'Voir la commande régulière',
  it: 'Vedi l’ordine ricorrente'
}
const TO_PAYMENT: Localized = {
  de: 'Zahlungsart ändern',
  en: 'Change the payment method',
  fr: 'Changer de moyen de paiement',
  it: 'Cambia metodo di pagamento'
}

const fill = (text: Localized, language: Language, values: Record<string, string>) =>
  say(text, language).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')

/**
 * The reason for a missing or partial delivery, with a link to the account's standing orders, or to the
 * payment that failed.
 */
export function writeProblemMail(
  listId: string,
  day: string,
  problems: Notification[],
  findProduct: (productId: string) => ReturnType<ProductLookup['findSellable']>,
  reader: MailReader
) {
  const { language, linkTo } = reader
  const nameProduct = (productId: string) => {
    const product = findProduct(productId)
    if (!product) return productId
    return [product.name, ...product.variation.map(({ label }) => label)]
      .map(text => say(text, language))
      .join(', ')
  }
  const isUnpaid = problems.some(({ type }) => type === 'payment-failed')
  return writeMail(reader, {
    subject: fill(SUBJECT, language, {
      day: writeDay(getDateLocale(language), new Date(day), { dateStyle: 'long', timeZone: 'UTC' })
    }),
    lines: [
      say(INTRODUCTION, language),
      ...problems.map(({ type, productId = '' }) =>
        fill(PROBLEMS[type], language, { product: nameProduct(productId), minimum: String(MINIMUM_BOXES) })
      )
    ],
    linkWords: say(isUnpaid ? TO_PAYMENT : TO_STANDING_ORDERS, language),
    link: linkTo(`/account/standing-orders${isUnpaid ? `?${new URLSearchParams({ pay: listId })}` : ''}`)
  })
}
