/** The number format of a kind of card (requirement 7.3). */
export interface CardSpec {
  cardType: string
  name: string
  numberLengths: string[]
  numberPrefixes: string[]
  securityCodeLength: number
  checksumVerificationEnabled: boolean
}

/** Cards that are taken. A number length is a text, as on the platform, where it may also be a range. */
export const cardSpecs: CardSpec[] = [
  {
    cardType: 'Visa',
    name: 'Visa',
    numberLengths: ['13', '16'],
    numberPrefixes: ['4'],
    securityCodeLength: 3,
    checksumVerificationEnabled: true
  },
  {
    cardType: 'Amex',
    name: 'American Express',
    numberLengths: ['15'],
    numberPrefixes: ['34', '37'],
    securityCodeLength: 4,
    checksumVerificationEnabled: true
  },
  {
    cardType: 'MasterCard',
    name: 'MasterCard',
    numberLengths: ['16'],
    numberPrefixes: ['51', '52', '53', '54', '55'],
    securityCodeLength: 3,
    checksumVerificationEnabled: true
  },
  {
    cardType: 'Discover',
    name: 'Discover',
    numberLengths: ['16'],
    numberPrefixes: ['6011', '65'],
    securityCodeLength: 3,
    checksumVerificationEnabled: true
  }
]
