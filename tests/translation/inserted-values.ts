/** Names start with a vowel or not, and are of any gender. */
const NAME =
  '(?:name|itemName|shop|product|store|storeCity|city|recipient|sender|customer|person|provider|network|category)'

/**
 * Forms that fit only some of the values inserted behind them, by language: an Italian article before a day ("il 1",
 * "l’8"), a French elision before a name, a Spanish or Portuguese article before an hour or a name, a Korean particle,
 * and plurals of an amount that may be one.
 */
const FORMS: Partial<Record<string, RegExp>> = {
  it: /(?<!\p{L})(?:(?:il|lo|la|i|gli|al|allo|alla|ai|agli|del|dello|della|dei|degli|dal|dallo|dalla|dai|dagli|nel|nello|nella|nei|negli|sul|sullo|sulla|sui|sugli|un|uno|una) |(?:l|un|all|dall|dell|nell|sull)’)\{(?!\w+, (?:plural|select))|(?<!\p{L})(?:il|al|del|dal|nel|sul) (?:8\d?|11)(?!\d)/iu,
  fr: new RegExp(`(?<!\\p{L})(?:de|que|jusque|lorsque|puisque|du|le|la|au) \\{${NAME}\\}|[ld]’\\{`, 'iu'),
  es: /(?<!\p{L})(?:las|los) \{(?:time|from|to|amount|rest)\}/iu,
  pt: /(?<!\p{L})(?:o|os|do|dos|no|na|nos|ao|aos|à|pelo|pela) \{(?:name|provider|network|store|country|amount|rest)\}/iu,
  ko: /\{\w+\}(?:<\/\w+>)?(?:을|를|이|가|은|는|와|과|로|으로)(?![\p{L}(])/u
}

const AMOUNT = '\\{(?:amount|rest|before|now|due)\\}'
const PLURAL_OF_AMOUNT = new RegExp(
  `${AMOUNT} (?:\\p{L}+(?:és|ati|ados|idos|antes|antis)|werden|rimanenti)(?!\\p{L})|(?<!\\p{L})(?:faltan|quedan|faltam|restam|restano|restent|erano|waren) ${AMOUNT}`,
  'iu'
)

/** What makes a text wrong for some of the values that are inserted into it. */
export function findUnfitForm(language: string, text: string): string | undefined {
  return (FORMS[language]?.exec(text) ?? PLURAL_OF_AMOUNT.exec(text))?.[0]
}
