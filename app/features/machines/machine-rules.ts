/** Two years, as the law of all countries that the shop delivers to demands at least. */
const WARRANTY_YEARS = 2

/** The last day of a machine's warranty, e.g. 2032-01-31, by its day of purchase. */
export function findWarrantyEnd(purchaseDate: string): string | undefined {
  const bought = new Date(`${purchaseDate.slice(0, 'yyyy-mm-dd'.length)}T00:00:00Z`)
  if (Number.isNaN(bought.getTime())) return undefined
  bought.setUTCFullYear(bought.getUTCFullYear() + WARRANTY_YEARS)
  return bought.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

const SERIAL_NUMBER = /^6000(?:10|50|80|83)[1-4][A-Z0-9]{11}$/

/**
 * Whether a text is the serial number of a machine: 6000, then one of 10, 50, 80 or 83, then a digit 1-4,
 * then 11 uppercase letters or digits (requirement 9.6).
 */
export const isValidSerialNumber = (text: string): boolean => SERIAL_NUMBER.test(text)
