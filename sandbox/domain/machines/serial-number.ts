import { createHash } from 'node:crypto'

/** 6000, the series, a digit from 1 to 4, and 11 uppercase letters or digits (requirement 9.6). */
const SERIAL_NUMBER = /^6000(?:10|50|80|83)[1-4][A-Z0-9]{11}$/

export const isSerialNumber = (text: string): boolean => SERIAL_NUMBER.test(text)

const seriesOf: Record<string, string> = {
  'machines-compact': '10',
  'machines-classic': '50',
  'machines-pro': '80'
}
const OTHER_SERIES = '83'

/**
 * The number on the plate of a machine that was sold: the same whenever it is asked for, made of
 * whatever names the sold unit, in the series of the product's category.
 */
export function buildSerialNumber(categoryId: string, unit: string): string {
  const digest = createHash('sha256').update(unit).digest()
  const revision = ((digest[0] ?? 0) % 4) + 1
  const text = BigInt(`0x${digest.toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(-11)
  return `6000${seriesOf[categoryId] ?? OTHER_SERIES}${revision}${text}`
}
