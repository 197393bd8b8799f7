import { distance } from 'fastest-levenshtein'

/** So short a name is like many others. */
const SHORTEST = 8
/** Letters that are put in, left out or changed. */
const MOST_EDITS = 2

/** Unknown variables that hardly differ from a setting: typing errors, one line for each. */
export const findMisspelt = (given: readonly string[], names: readonly string[]): string[] =>
  given
    .filter(name => name.length >= SHORTEST && !names.includes(name))
    .flatMap(name => {
      const meant = names.find(known => known.length >= SHORTEST && distance(name, known) <= MOST_EDITS)
      return meant ? [`${name} is unknown: is ${meant} meant?`] : []
    })
