import { findUnfitForm } from './inserted-values'
import { findPluralOfOne } from './plural-forms'

/** Words of the other form of address, by language: Sie, vous, Lei, usted, você and 您 are wanted. */
const FAMILIAR: Partial<Record<string, RegExp>> = {
  de: word('du|dir|dich|dein\\p{L}*|euch|euer\\p{L}*|(?:wähle|gib|schau|prüfe|bestätige|lies)(?= )'),
  fr: word('tu|toi|tes|ton|ta|te|t’\\p{L}+|clique|saisis'),
  it: word(
    'tu|tuo|tua|tuoi|tue|ti|hai|puoi|vuoi|voi|vostr[oaie]|\\p{L}+[aei]te(?:mi|ci)|accedete|inserite|scegliete|scoprite'
  ),
  es: word('tú|tu|tus|ti|puedes|tienes|quieres|inténtalo|vosotros|haz'),
  pt: word('tu|teu|tua|teus|tuas|vós'),
  ko: /당신/,
  'zh-CN': /你/,
  'zh-TW': /你/
}

/** Quotation marks and apostrophes that a language does not have. */
const FOREIGN_QUOTES: Partial<Record<string, RegExp>> = {
  de: /[«»”"']|“(?=\p{L})/u,
  en: /["'«»„]/,
  pt: /["'«»„]/,
  ja: /["'«»]/,
  ko: /["'«»]/,
  'zh-CN': /["'«»]/,
  'zh-TW': /["'«»]/
}
const ROMANCE_QUOTES = /["'“”„]/

const BRITISH = word(
  'baskets?|colou?red|colours?|favourites?|flavour\\p{L}*|cancelled|travell\\p{L}*|(?:recogni|authori|organi|customi|personali|minimi)s\\p{L}*|analyse[sd]?|instalments?|catalogues?|cheques?|jewellery|whilst|fortnight|aluminium|fulfils?|post ?codes?|dispatched|grey|litres?|centre|programmes?|honour\\p{L}*'
)
const AMERICAN = word(
  'carts?|shipping|shipped|colors?|colored|favorites?|flavor\\p{L}*|canceled|traveled|traveling|(?:recogni|authori|organi|customi|personali|minimi)z\\p{L}*|analyze[sd]?|installments?|catalogs?|jewelry|gotten|aluminum|fulfills?|postal codes?|zip codes?|cell phones?|apartments?|gray|liters?|center|honor\\p{L}*'
)

/** Austrians have words of their own for these. */
const GERMANY = word(
  'Kasse|Januar|Sahne|Schlagsahne|sahnig\\p{L}*|Puderzucker|Aprikosen?|Johannisbeeren?|Sauerkirsch\\p{L}*|Pflaumen?(?:stücke)?|Advents\\p{L}+|Tüten?|Spülmaschine\\p{L}*|Wäscheschrank|Nachtisch|Sprudel|Quark|Brötchen|Plätzchen|Möhren?|Grütze|Sonnabend|Wertstofftonne|Postfiliale|USt-IdNr|Umsatzsteuer-Identifikationsnummer|Verbraucherschlichtungsstelle|BGB'
)

const UNIT = '(?= ?(?:cm|mm|m|g|kg|l|ml|bar|km|%|€|°))'
const DECIMAL_POINT = new RegExp(`\\d\\.\\d{1,2}${UNIT}`)
const DECIMAL_COMMA = new RegExp(`\\d,\\d{1,2}${UNIT}`)

/** Marks of European scripts between Chinese or Japanese signs, which have wide ones. */
const NARROW_MARK = /(?<=[\u3040-\u30ff\u4e00-\u9fff])(?:[,;](?= ?[\u3040-\u30ff\u4e00-\u9fff])|[?:(])/u

/** Chinese puts a space between its signs and Latin letters or digits, Japanese none before or after a word. */
const LATIN_BESIDE_SIGN = /[\u4e00-\u9fff][A-Za-z\d#]|[A-Za-z\d#][\u4e00-\u9fff]/u
const SPACE_BEFORE_LATIN = /[\u3040-\u30ff\u4e00-\u9fff] [A-Za-z]|[A-Za-z] [\u3040-\u30ff\u4e00-\u9fff]/u

/** A number that may be one, before a word in its plural: "{count} points". */
const COUNTED = /\{(?:count|score|minutes|seconds|days|boxes|missing|total|left)\} (\p{L}{3,})/u
/** Words that follow a number and have no plural. */
const UNCOUNTED = word(
  'of|von|sur|per|out|min|aus|bei|zeigen|ändern|instead|left|chez|presso|invece|em|en|Stück|Zeichen|Artikel|Min'
)

function word(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')
}

/** "zh-CN" and "zh-TW" differ; all other locales of a language are written alike. */
export const getWrittenLanguage = (locale: string): string =>
  locale.startsWith('zh') ? locale : locale.slice(0, 2)

function findSpaceProblems(language: string, text: string): string[] {
  const wrong: [RegExp, string][] = [
    [/[\d}#] (?=[€%]|°C)/, 'a plain space before € % °C'],
    [/\.\.\./, 'three dots'],
    [/\S {2}\S/, 'two spaces'],
    [/\S ,/, 'a space before a comma'],
    [/\p{L} - \p{L}/u, 'a hyphen for a dash']
  ]
  if (language === 'en' || language === 'it') wrong.push([/[\d}#]\u00a0%/, 'a space before %'])
  if (language === 'de') wrong.push([/z\. ?B\./, 'a plain space in z. B.'])
  if (language === 'de' || language === 'fr') wrong.push([/[\d}][%€]/, 'no space before € %'])
  if (language !== 'fr' && !/^(?:ja|zh)/.test(language))
    wrong.push([/[\p{L}\d}»”] [:;?](?=\s|$)/u, 'a space before : ; ?'])
  if (language === 'fr') {
    wrong.push([/(?<=[\p{L}\d}>»)’%][ \u00a0]?)[;!?](?=\s|$|[}<])/u, 'no narrow space before ; ! ?'])
    wrong.push([/[^\u00a0](?=:(?:\s|$|[}<]))/, 'no no-break space before :'])
    wrong.push([/«(?!\u00a0)|(?<!\u00a0)»/, 'no no-break space inside « »'])
  }
  return wrong.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem)
}

/** Italian writes the pronouns of polite address with a capital: aiutarLa, il Suo. */
const SMALL_PRONOUN =
  /(?<!\p{L})(?:(?:aiutar|disconnetter|avvisar|contattar)la|suo (?:account|browser|carrello|codice|indirizzo|ordine)|sua (?:e-mail|iscrizione|password|scelta)|suoi (?:dati|dispositivi|indirizzi|ordini))(?!\p{L})/u

/** A button's short imperative, which does not go with "Suo" in the same breath. */
const MIXED_ADDRESS =
  /^(?:Accedi|Aggiungi|Conferma|Scegli|Scopri|Trova|Usa|Vai|Vedi)(?!\p{L}).*(?<!\p{L})Su(?:o|a|oi|e)(?!\p{L})/u

const MISSPELT: Partial<Record<string, RegExp>> = {
  de: word('daß|muß|Strasse'),
  it: word('perchè|poichè|affinchè|pò|qual’è')
}

/** English words, and words that mean something else in English, where the language has its own. */
const ANGLICISMS: Partial<Record<string, RegExp>> = {
  de: word(
    'shopping|checkout|sale|logins?|logout|\\p{L}*loggen|eingeloggt|ausgeloggt|accounts?|button|voucher|coupons?|wishlist|canceln|gecancelt|updaten|downloaden|highlights?|must-haves?|deals?|items?|best ?seller|tracking(?:-?nummer|-?link)|support|feedback|one-stop|realisier\\p{L}*|macht Sinn|in 20\\d\\d|am Ende des Tages'
  ),
  fr: word(
    'shopping|check-?out|log(?:in|out)|logger|account|voucher|wishlist|best-?sellers?|must-have|deals?|sale|tracking|feedback|items?|(?<!empreintes? )digita(?:l|le|ux|les)|délivr(?:é|ée|és|ées|er|ons|era)|supporter|adresser (?:un|le) problème|réaliser que|opportunités?|canceller|customer|basé sur|faire du sens'
  ),
  it: word(
    'shopping|check-?out|log(?:in|out)|loggar\\p{L}*|voucher|wishlist|best ?seller|must-have|deals?|tracking|feedback|items?|shipping|delivery|gift ?cards?|store|support|customer|realizzare che|supportare|cliccabile|cancellare l’ordine|basato su'
  )
}

const EXCLAMATION = /[\p{L}\d}]\u202f?[!！](?=$|[\s<]|\p{L})/u

function findGivenUpTerm(language: string, text: string, terms: string[]): string | undefined {
  // German terms are found inside of compounds, and there are no spaces in Japanese and Chinese.
  const isInside = !['en', 'fr', 'it', 'es', 'pt'].includes(language)
  return terms.find(term =>
    isInside
      ? text.toLowerCase().includes(term.toLowerCase())
      : new RegExp(`(?<!\\p{L})${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(text)
  )
}

/**
 * What a native reader of the language would stumble over in a text: a term that the glossary gave up, the
 * other form of address, wrong spaces and quotation marks, a plural without its singular, and words of the
 * other side of the Atlantic.
 */
export function findWordingProblems(
  locale: string,
  source: string,
  givenUp: string[],
  plurals: ReadonlySet<string> = new Set()
): string[] {
  const language = getWrittenLanguage(locale)
  const text = source.replace(/<[^>]*>/g, '')
  const term = findGivenUpTerm(language, text.replace(/\{\w+\}/g, '{}'), givenUp)
  const counted = COUNTED.exec(text)?.[1]
  const ofOne = findPluralOfOne(language, text, plurals)
  const unfit = findUnfitForm(language, text)
  const isSpaced = !['ja', 'ko', 'zh-CN', 'zh-TW'].includes(language)
  return [
    ...(term === undefined ? [] : [`given up: ${term}`]),
    ...(FAMILIAR[language]?.test(text) ||
    (language === 'it' && (SMALL_PRONOUN.test(text) || MIXED_ADDRESS.test(text)))
      ? ['familiar address']
      : []),
    ...(language !== 'en' && EXCLAMATION.test(text) ? ['an exclamation mark'] : []),
    ...(MISSPELT[language]?.test(text) ? ['misspelt'] : []),
    ...(ANGLICISMS[language]?.test(text.replace(/\{\w+\}|\([\w-]+\)/g, '')) ? ['an anglicism'] : []),
    ...((FOREIGN_QUOTES[language] ?? ROMANCE_QUOTES).test(text) ? ['foreign quotation marks'] : []),
    ...findSpaceProblems(language, text.replace(/&\w+;/g, '&')),
    ...(isSpaced && counted !== undefined && !UNCOUNTED.test(counted) ? [`no plural: ${counted}`] : []),
    ...(ofOne === undefined ? [] : [`a plural of one: ${ofOne}`]),
    ...(unfit === undefined ? [] : [`not for any value: ${unfit}`]),
    ...(['de', 'fr', 'it', 'pt'].includes(language) && DECIMAL_POINT.test(text) ? ['a decimal point'] : []),
    ...(['en', 'es'].includes(language) && DECIMAL_COMMA.test(text) ? ['a decimal comma'] : []),
    ...(/^(?:ja|zh)/.test(language) && NARROW_MARK.test(text) ? ['a narrow mark'] : []),
    ...(language.startsWith('zh') && LATIN_BESIDE_SIGN.test(text) ? ['no space beside Latin'] : []),
    ...(language === 'ja' && SPACE_BEFORE_LATIN.test(text) ? ['a space beside Latin'] : []),
    ...(locale === 'de-AT' && GERMANY.test(text) ? ['German of Germany'] : []),
    ...(locale === 'en-US' && BRITISH.test(text) ? ['British'] : []),
    ...(language === 'en' && locale !== 'en-US' && AMERICAN.test(text) ? ['American'] : [])
  ]
}
