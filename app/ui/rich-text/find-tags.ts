/** The start of a tag or a comment, as browsers parse it; any other "<" is text. */
const TAG_START = /<(?=\/?[a-z]|[!?])/i

/** True where a text contains a complete tag: "Tee <br> Kaffee", but not "Tee < 3 €" or "a<b". */
export function holdsTags(text: string): boolean {
  const start = text.search(TAG_START)
  return start >= 0 && text.includes('>', start)
}
