/**
 * A search phrase without personal data: without e-mail addresses, and numbers of seven digits and more,
 * which are phones, orders or cards.
 */
export const hidePersonalData = (phrase: string): string =>
  phrase.replace(/\S*@\S*/g, '…').replace(/\+?\d(?:[\s().\-/]*\d){6,}/g, '…')
