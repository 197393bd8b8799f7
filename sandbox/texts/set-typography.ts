import type { Language } from './localized-text'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** Spaces between a number and its sign, which must not part from it. */
const keepSigns = (text: string) => text.replace(/(\d) (?=[%€]|°C)/g, `$1${NO_BREAK}`)

/** English and Italian write "10%". */
const joinPercent = (text: string) => text.replace(/(\d) %/g, '$1%')

/** English writes "80°C", as Intl does. */
const joinDegrees = (text: string) => text.replace(/(\d) °C/g, '$1°C')

/** French has a space inside its quotation marks and before high punctuation; the narrow one before ; ! ? */
const spaceFrench = (text: string) =>
  text
    .replace(/(?<=[\p{L}\d}>»)’%])[ \u00a0](?=[;!?](?:\s|$|<))/gu, NARROW)
    .replace(/ (?=:(?:\s|$|<)|»)/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)

/** Sets the spaces of a text as its language prints them: authors type plain ones. */
export function setTypography(language: Language, text: string): string {
  if (language.startsWith('de')) return keepSigns(text).replace(/z\. B\./g, `z.${NO_BREAK}B.`)
  if (language === 'fr') return spaceFrench(keepSigns(text))
  return keepSigns(joinPercent(language === 'it' ? text : joinDegrees(text)))
}
