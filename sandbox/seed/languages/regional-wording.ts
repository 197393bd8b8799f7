import austrian from './austrian.json'
import british from './british.json'

/** Countries whose wording differs from that of the country that their language is written for. */
type Region = 'de-AT' | 'en-GB'

const wordings: Record<Region, Partial<Record<string, string>>> = { 'de-AT': austrian, 'en-GB': british }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Finds each wording as whole words, the longest first. */
const patterns = Object.fromEntries(
  Object.entries(wordings).map(([region, wording]) => {
    const longestFirst = Object.keys(wording).sort((a, b) => b.length - a.length)
    return [region, new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escape).join('|')})(?!\\p{L})`, 'gu')]
  })
) as Record<Region, RegExp>

/** A German or English text as Austrians or the British say it; undefined where they say the same. */
export function sayRegionally(region: Region, text: string): string | undefined {
  const said = text.replace(patterns[region], found => wordings[region][found] ?? found)
  return said === text ? undefined : said
}
