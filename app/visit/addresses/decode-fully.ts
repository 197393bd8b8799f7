/** No legitimate address is encoded more often. */
const MOST_LEVELS = 6

/**
 * A text unchanged, decoded once, twice and so on, until nothing in it is encoded; undefined above the limit.
 * Sequences that cannot be read as UTF-8 are read byte by byte, so that they hide nothing beside them.
 */
export function listDecoded(text: string): string[] | undefined {
  const levels = [text]
  for (let current = text; levels.length <= MOST_LEVELS;) {
    const next = current.replace(/(?:%[0-9a-f]{2})+/gi, decodeBytes)
    if (next === current) return levels
    levels.push(next)
    current = next
  }
  return undefined
}

function decodeBytes(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded.replace(/%([0-7][0-9a-f])/gi, (_all, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16))
    )
  }
}
