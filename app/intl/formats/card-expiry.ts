/** When a card ends: month 1 to 12, year with four digits. */
interface CardExpiry {
  expirationMonth?: number
  expirationYear?: number
}

/** A card is good until the last day of its month; one that does not say until when is good. */
export function isCardExpired(
  { expirationMonth: month, expirationYear: year }: CardExpiry = {},
  now: Date
): boolean {
  return month !== undefined && year !== undefined && new Date(year, month, 1).getTime() <= now.getTime()
}

/** As printed on the card: "04/2031"; undefined if unknown. */
export const formatCardExpiry = ({
  expirationMonth: month,
  expirationYear: year
}: CardExpiry): string | undefined =>
  month === undefined || year === undefined ? undefined : `${String(month).padStart(2, '0')}/${year}`
