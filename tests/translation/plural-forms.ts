/** A plural argument of a message, with its branches, which may hold placeholders. */
const PLURAL = /\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

const readBranch = (plural: string, name: string) =>
  new RegExp(`\\b${name} \\{((?:[^{}]|\\{[^{}]*\\})*)\\}`).exec(plural)?.[1] ?? ''
const readCounted = (branch: string) => /# (\p{L}{3,})/u.exec(branch)?.[1]

/** The words that a catalogue counts several of ("# Packungen"), and never one. */
export function listPluralWords(words: Record<string, string>): Set<string> {
  const plurals = Object.values(words).flatMap(text => text.match(PLURAL) ?? [])
  const ofOne = new Set(plurals.map(plural => readCounted(readBranch(plural, 'one'))))
  const ofSeveral = plurals.flatMap(plural => readCounted(readBranch(plural, 'other')) ?? [])
  return new Set(ofSeveral.filter(word => !ofOne.has(word)))
}

/** "1 points": languages that form plurals with an s; words in ss, us and is have one in the singular. */
const ENDS_LIKE_SEVERAL = /(?<![sui])s$/
const HAS_S_PLURALS = ['en', 'fr', 'es', 'pt']

/** The word of which a text has one in the plural: "1 points", "one {# Packungen}". */
export function findPluralOfOne(
  language: string,
  text: string,
  plurals: ReadonlySet<string>
): string | undefined {
  const written = [...text.replace(PLURAL, '').matchAll(/(?<![\d.,:/–-]|\d )1 (\p{L}{3,})/gu)].map(
    ([, word = '']) => word
  )
  const counted = (text.match(PLURAL) ?? []).map(plural => readCounted(readBranch(plural, 'one')) ?? '')
  return [...written, ...counted].find(
    word => plurals.has(word) || (HAS_S_PLURALS.includes(language) && ENDS_LIKE_SEVERAL.test(word))
  )
}
