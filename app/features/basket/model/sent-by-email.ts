import type { Basket } from './basket'

/** Whether everything in the basket is a gift card by e-mail, so that nothing is delivered and delivery costs nothing. */
export const isSentByEmail = ({
  containsVirtualGiftCard,
  lines
}: Pick<Basket, 'containsVirtualGiftCard' | 'lines'>): boolean =>
  containsVirtualGiftCard && lines.every(line => line.isVirtualGiftCard)
