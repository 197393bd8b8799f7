import { MachineError, type MachineInput } from './machine'
import { isSerialNumber } from './serial-number'

const MAX_NAME_LENGTH = 100
const DATE = /^((?:19|20)\d{2})[-/](\d{2})[-/](\d{2})$/

function requireSerialNumber(text: string): string {
  const serialNumber = text.replace(/\s/g, '').toUpperCase()
  if (isSerialNumber(serialNumber)) return serialNumber
  throw new MachineError({
    de: 'Diese Seriennummer ist nicht gültig.',
    en: 'This serial number is not valid.',
    it: 'Questo numero di serie non è valido.',
    fr: 'Ce numéro de série n’est pas valable.'
  })
}

function requireName(text: string): string | undefined {
  const name = text.trim()
  if (name.length <= MAX_NAME_LENGTH) return name === '' ? undefined : name
  throw new MachineError({
    de: `Der Name darf höchstens ${MAX_NAME_LENGTH} Zeichen haben.`,
    en: `The name may have at most ${MAX_NAME_LENGTH} characters.`,
    it: `Il nome può avere al massimo ${MAX_NAME_LENGTH} caratteri.`,
    fr: `Le nom ne peut pas dépasser ${MAX_NAME_LENGTH} caractères.`
  })
}

/** A day of the years 1900 to 2099, written yyyy/mm/dd or yyyy-mm-dd, not in the future. */
function requireDate(text: string, now: number): string | undefined {
  if (text.trim() === '') return undefined
  const [, year, month, day] = DATE.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00Z`)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  // The day begins up to 14 hours earlier in the east.
  if (exists && time <= now + 14 * 3_600_000) return date
  throw new MachineError({
    de: 'Das Kaufdatum ist nicht gültig.',
    en: 'The purchase date is not valid.',
    it: 'La data di acquisto non è valida.',
    fr: 'La date d’achat n’est pas valable.'
  })
}

/** An owner's input about a machine, validated (requirement 9.6); throws a MachineError. Empty texts are ignored. */
export function checkMachineInput(input: MachineInput, now: number): MachineInput {
  const { serialNumber, productId, name, purchaseDate } = input
  return {
    serialNumber: requireSerialNumber(serialNumber),
    productId: productId === '' ? undefined : productId,
    name: name === undefined ? undefined : requireName(name),
    purchaseDate: purchaseDate === undefined ? undefined : requireDate(purchaseDate, now)
  }
}
