import type { CostedLine } from '../../../pricing/price-line'
import type { CardGift, LineGift } from '../../../gifts/gift'
import type { VariedLine } from '../../../variations/variation'
import { listGiftCertificates, type GiftCertificateLine } from '../vouchers/vouchers'
import type { Basket } from './basket'

/** A line or gift certificate in a summary. */
export interface BoughtItem extends CostedLine, VariedLine {
  itemId: string
  /** Undefined for gift certificates whose gift card is not known. */
  productId?: string
  quantity: number
  image?: string
  /** Whom a gift certificate goes to. */
  recipient?: string
  cardGift?: CardGift
  gift?: LineGift
  /** Gift certificates have no page of their own. */
  path?: string
}

/** Everything that the basket buys, gift certificates last (requirement 6.2). */
export const listBoughtItems = (basket: Pick<Basket, 'lines' | 'giftCertificateItems'>): BoughtItem[] => [
  ...basket.lines,
  ...listGiftCertificates(basket).map(mapCertificate)
]

/** A gift certificate as a summary shows it; there is one of each. */
export const mapCertificate = ({ amount, ...certificate }: GiftCertificateLine): BoughtItem => ({
  ...certificate,
  quantity: 1,
  price: amount
})
