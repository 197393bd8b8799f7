import { cardSpecs, type CardSpec } from '../payment/card-specs'
import { isCardExpired, type CardFacts } from './resource'

export interface CardInput {
  number: string
  holder: string
  /** "MM/YY" */
  expiry: string
  code: string
}

export type CardProblem =
  'NUMBER_INVALID' | 'HOLDER_REQUIRED' | 'EXPIRY_INVALID' | 'CARD_EXPIRED' | 'CODE_INVALID'

/** The kind of card that a number belongs to, also while it is being typed; undefined for an unsupported kind. */
const findCardSpec = (number: string): CardSpec | undefined =>
  cardSpecs.find(spec => spec.numberPrefixes.some(prefix => number.startsWith(prefix)))

/** The check digit of a card's number (ISO/IEC 7812-1, the Luhn formula). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function isNumberOf(spec: CardSpec | undefined, number: string): spec is CardSpec {
  if (!spec?.numberLengths.includes(String(number.length))) return false
  return !spec.checksumVerificationEnabled || hasCheckDigit(number)
}

/** The allowed data of a card, with the number for its test outcome; or the error of each field. */
export function checkCard(
  input: CardInput,
  now: number
): { facts: CardFacts; number: string } | { problems: { field: keyof CardInput; code: CardProblem }[] } {
  const number = input.number.replace(/[\s-]/g, '')
  const holder = input.holder.trim()
  const spec = findCardSpec(number)
  const isNumber = /^\d+$/.test(number) && isNumberOf(spec, number)
  const [, monthText = '', yearText = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(input.expiry.trim()) ?? []
  const month = Number(monthText)
  const year = 2000 + Number(yearText)
  const isExpiry = month >= 1 && month <= 12
  const problems: { field: keyof CardInput; code: CardProblem }[] = []
  if (!isNumber) problems.push({ field: 'number', code: 'NUMBER_INVALID' })
  if (holder.length < 2 || holder.length > 100) problems.push({ field: 'holder', code: 'HOLDER_REQUIRED' })
  if (!isExpiry) problems.push({ field: 'expiry', code: 'EXPIRY_INVALID' })
  else if (isCardExpired({ month, year }, now)) problems.push({ field: 'expiry', code: 'CARD_EXPIRED' })
  const codeLength = spec?.securityCodeLength ?? 3
  if (!/^\d+$/.test(input.code) || input.code.length !== codeLength)
    problems.push({ field: 'code', code: 'CODE_INVALID' })
  if (problems.length > 0 || !spec) return { problems }
  const maskedNumber = number.slice(-4).padStart(number.length, '*')
  return { facts: { cardType: spec.cardType, holder, maskedNumber, month, year }, number }
}
