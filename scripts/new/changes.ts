/** The text of a file of the project. */
export type Read = (file: string) => string

/** New texts of files, by path. */
export type Changes = Record<string, string>

export interface Names {
  /** As files are named: `tea-quote`. */
  kebab: string
  /** As values are: `teaQuote`. */
  camel: string
  /** As components and types are: `TeaQuote`. */
  pascal: string
  /** As people read it: `Tea quote`. */
  words: string
}

/** @throws Error for anything but lower-case words joined by hyphens. */
export function buildNames(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`A name is lower-case words joined by hyphens, not "${kebab}"`)
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = kebab.split('-').map(capitalize).join('')
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: capitalize(kebab.replaceAll('-', ' '))
  }
}

/**
 * The text with more behind the first place that fits.
 *
 * @throws Error where no place fits, so that no row is left out without a word.
 */
export function insertAfter(text: string, place: RegExp, more: string): string {
  const found = place.exec(text)
  if (!found) throw new Error(`No place for "${more.trim()}": nothing fits ${place}`)
  const end = found.index + found[0].length
  return text.slice(0, end) + more + text.slice(end)
}

/** The same in front of it. */
export const insertBefore = (text: string, place: RegExp, more: string): string =>
  insertAfter(text, new RegExp(`(?=${place.source})`, place.flags), more)
