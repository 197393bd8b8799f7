import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import { writeTownAndCountry } from '../../texts/write-town'
import { writeMoney } from '../../texts/write-money'
import { listBought } from '../../domain/orders/list-bought'
import { isSentByEmail } from '../../domain/orders/sent-by-email'
import type { Order } from '../../domain/orders/order'

const words = {
  goods: { de: 'Waren', en: 'Goods', it: 'Articoli', fr: 'Articles' },
  discount: { de: 'Rabatt', en: 'Discount', it: 'Sconto', fr: 'Remise' },
  shipping: { de: 'Versand', en: 'Delivery', it: 'Spedizione', fr: 'Livraison' },
  total: { de: 'Gesamtbetrag', en: 'Total', it: 'Totale', fr: 'Total' },
  tax: { de: 'darin enthaltene MwSt.', en: 'VAT included', it: 'di cui IVA', fr: 'dont TVA' },
  sender: { de: 'Absender', en: 'Sender', it: 'Mittente', fr: 'Expéditeur' },
  vatId: { de: 'USt-IdNr.', 'de-AT': 'UID-Nummer', en: 'VAT ID', it: 'Partita IVA', fr: 'N° de TVA' }
} satisfies Record<string, Localized>

interface Wording {
  language: Language
  /** e.g. de-DE */
  locale: string
}

/** The bought items, with amounts where a document is about money. */
export function listGoods({ basket }: Order, { language, locale }: Wording, hasAmounts: boolean) {
  return listBought(basket, language).map(({ quantity, name, amount }) => ({
    quantity,
    name,
    ...(hasAmounts && { amount: writeMoney(locale, amount, basket.currency) })
  }))
}

/** Announced returns of an order; undefined without any. */
export function listAnnounced({ basket, announcedReturns = [] }: Order, language: Language) {
  const open = announcedReturns.filter(({ receivedAt }) => receivedAt === undefined)
  const goods = open.flatMap(({ items }) =>
    items.flatMap(({ itemId, quantity }) => {
      const line = basket.lines.find(each => each.itemId === itemId)
      // Its wrap does not come back.
      return line ? [{ ...line, quantity, options: [], gift: undefined }] : []
    })
  )
  if (goods.length === 0) return undefined
  return listBought({ lines: goods, giftCertificateItems: [] }, language).map(({ quantity, name }) => ({
    quantity,
    name
  }))
}

/** The sums of an invoice; the last one is the paid amount. */
export function listSums({ basket }: Order, { language, locale }: Wording) {
  const { products, giftCertificates, orderDiscount, shipping = 0, tax, order = 0 } = basket.totals
  const row = (name: keyof typeof words, amount: number) => ({
    name: say(words[name], language),
    amount: writeMoney(locale, amount, basket.currency)
  })
  return [
    row('goods', products + giftCertificates),
    ...(orderDiscount > 0 ? [row('discount', -orderDiscount)] : []),
    ...(isSentByEmail(basket) ? [] : [row('shipping', shipping)]),
    row('tax', tax),
    row('total', order)
  ]
}

/** Whom a bill goes to. */
export function listAddress({ billingAddress }: Order['basket'], language: Language): string[] {
  if (!billingAddress) return []
  const { firstName, lastName, companyName, address1, address2, custom } = billingAddress
  const lines = [
    [firstName, lastName],
    [companyName],
    [address1],
    [address2],
    ...writeTownAndCountry(billingAddress, language).map(line => [line]),
    typeof custom.c_vatId === 'string'
      ? [writeLabel(say(words.vatId, language), custom.c_vatId, language)]
      : []
  ]
  return lines.map(parts => parts.filter(Boolean).join(' ')).filter(Boolean)
}

/** Who sends something back, in a line of a return label. */
export const nameSender = (basket: Order['basket'], language: Language): string =>
  writeLabel(say(words.sender, language), listAddress(basket, language).join(', '), language)
