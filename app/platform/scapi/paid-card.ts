/** The card that something is paid with, as far as it may be shown. */
export interface PaidCard {
  /** The brand, e.g. Visa. */
  type?: string
  lastDigits?: string
}

interface PlatformCard {
  cardType?: unknown
  numberLastDigits?: unknown
  maskedNumber?: unknown
}

/** Reads it from a payment instrument; undefined for other methods. Returns four digits at most. */
export function readPaidCard({ paymentCard }: { paymentCard?: PlatformCard | null }): PaidCard | undefined {
  if (!paymentCard) return undefined
  const { cardType, numberLastDigits, maskedNumber } = paymentCard
  const shown = [numberLastDigits, maskedNumber].find(text => typeof text === 'string') as string | undefined
  const lastDigits = /\d{4}$/.exec(shown ?? '')?.[0]
  return {
    ...(typeof cardType === 'string' && cardType && { type: cardType }),
    ...(lastDigits && { lastDigits })
  }
}
