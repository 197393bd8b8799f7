import type { Basket } from './basket'

type Filled = Pick<Basket, 'lines' | 'giftCertificateItems'>

/**
 * Number of units in the basket, gift certificates included (requirement 3.3.5 "Derived values"), shown
 * beside the heading and in the header.
 */
export const countItems = (basket: Filled | null | undefined): number =>
  basket ? basket.lines.reduce((units, line) => units + line.quantity, basket.giftCertificateItems.length) : 0
