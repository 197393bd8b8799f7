/** An IBAN as it is typed: its characters alone. */
export const readIban = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase()

/** Groups of four, as banks print an IBAN, and the position of the caret: behind the same character as before. */
export function groupIban(text: string, caret: number): { text: string; caret: number } {
  const before = readIban(text.slice(0, caret)).length
  return {
    text: (readIban(text).match(/.{1,4}/g) ?? []).join(' '),
    caret: before + Math.max(0, Math.floor((before - 1) / 4))
  }
}

/** Whether country, length and check digits are right. Without the library (lost connection) the provider checks alone. */
export async function isValidIban(text: string): Promise<boolean> {
  const library = await import(/* webpackChunkName: "iban" */ 'ibantools').catch(() => undefined)
  return library ? library.isValidIBAN(readIban(text)) : true
}
