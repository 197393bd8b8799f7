import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import type { PricedBasket, PricedOption } from '../baskets/pricing/priced-basket'
import type { Cents } from '../money'

interface Bought {
  quantity: number
  /** With the variant that was chosen, and of a gift certificate whom it is for. */
  name: string
  amount: Cents
}

const WRAPPED: Localized = {
  de: 'als Geschenk verpackt',
  en: 'gift-wrapped',
  fr: 'emballé en cadeau',
  it: 'con confezione regalo'
}
const FOR: Localized = { de: 'für', en: 'for', fr: 'pour', it: 'per' }

/** Options with a price: rows of their own. */
export const listExtras = (options: PricedOption[] = []): PricedOption[] =>
  options.filter(({ unitPrice }) => unitPrice > 0)

/** Everything that an order buys, as mails and papers name it. */
export const listBought = (
  { lines, giftCertificateItems }: Pick<PricedBasket, 'lines' | 'giftCertificateItems'>,
  language: Language
): Bought[] => [
  ...lines.flatMap(({ quantity, name, variation = [], discounted, gift, options }) => {
    const extras = listExtras(options)
    const isWrapped = gift && extras.length === 0
    const full = [name, ...variation.map(({ label }) => label)].map(text => say(text, language)).join(', ')
    return [
      { quantity, name: isWrapped ? `${full}, ${say(WRAPPED, language)}` : full, amount: discounted.gross },
      ...extras.map(extra => ({
        quantity,
        name: writeLabel(`${say(extra.optionName, language)} (${say(extra.name, language)})`, full, language),
        amount: extra.amount.gross
      }))
    ]
  }),
  ...giftCertificateItems.map(({ name, variation = [], recipientName, recipientEmail, amount }) => ({
    quantity: 1,
    name: [
      ...[name, ...variation.map(({ label }) => label)].map(text => say(text, language)),
      `${say(FOR, language)} ${recipientName || recipientEmail}`
    ].join(', '),
    amount
  }))
]
