import type { Basket } from './basket'

type Filled = Pick<Basket, 'lines' | 'giftCertificateItems'>

/**
 * Number of units in the basket, gift certificates included (requirement 8.1), shown
 * beside the heading and in the header.
 */
export const countItems = (basket: Filled | null | undefined): number =>
  basket ? basket.lines.reduce((units, line) => units + line.quantity, basket.giftCertificateItems.length) : 0
