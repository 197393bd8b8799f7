/** VAT numbers without spaces, by country; those of other countries are checked for their general form only. */
const PATTERNS: Record<string, RegExp> = {
  DE: /^DE\d{9}$/,
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  DK: /^DK\d{8}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  NL: /^NL[A-Z\d+*]{12}$/,
  IT: /^IT\d{11}$/,
  LU: /^LU\d{8}$/,
  GB: /^GB(?:\d{9}(?:\d{3})?|(?:GD|HA)\d{3})$/
}
const GENERAL = /^[A-Z]{2}[A-Z\d+*]{2,13}$/

/** In capitals, without the spaces, dots and dashes that people write. */
export const readVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** Whether it can be a VAT number, by the country that it names itself. */
export function isValidVatId(typed: string): boolean {
  const vatId = readVatId(typed)
  return (PATTERNS[vatId.slice(0, 2)] ?? GENERAL).test(vatId)
}
