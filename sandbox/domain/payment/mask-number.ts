/** Fields that hold a full number and therefore never reach the disk. */
const SECRET_FIELDS = ['number', 'securityCode']

/** Replaces the number of a card or account by its mask and last digits: `************1111`, `1111`. */
export function maskNumber(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET_FIELDS.includes(name)))
  const number = typeof fields.number === 'string' ? fields.number.replace(/\s/g, '') : ''
  if (number === '') return kept
  const lastDigits = number.slice(-4)
  return { ...kept, maskedNumber: lastDigits.padStart(number.length, '*'), numberLastDigits: lastDigits }
}

/** A masked card with its visible digits, the platform's only knowledge of it. */
export function addLastDigits(card: Record<string, unknown>): Record<string, unknown> {
  const [numberLastDigits] = /\d+$/.exec(String(card.maskedNumber ?? '')) ?? []
  return numberLastDigits === undefined ? card : { ...card, numberLastDigits }
}
