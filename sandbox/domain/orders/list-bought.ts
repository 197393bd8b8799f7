import { say, type Language, type Localized } from '../../texts/localized-text'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
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

/** Everything that an order buys, as mails and papers name it. */
export const listBought = (
  { lines, giftCertificateItems }: Pick<PricedBasket, 'lines' | 'giftCertificateItems'>,
  language: Language
): Bought[] => [
  ...lines.map(({ quantity, name, variation = [], discounted, gift }) => ({
    quantity,
    name: [name, ...variation.map(({ label }) => label), ...(gift ? [WRAPPED] : [])]
      .map(text => say(text, language))
      .join(', '),
    amount: discounted.gross
  })),
  ...giftCertificateItems.map(({ name, variation = [], recipientName, recipientEmail, amount }) => ({
    quantity: 1,
    name: [
      ...[name, ...variation.map(({ label }) => label)].map(text => say(text, language)),
      `${say(FOR, language)} ${recipientName || recipientEmail}`
    ].join(', '),
    amount
  }))
]
