const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe' }

/** Turns a name into a path segment: "Grüner Tee No. 1" becomes "gruener-tee-no-1". */
export function buildSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæøœ]/g, letter => umlauts[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
