/** So short a name is like many others. */
const SHORTEST = 8
const MOST_EDITS = 2

/** Variables that are none of ours and hardly differ from one: typing errors, one line for each. */
export const findMisspelt = (given: readonly string[], names: readonly string[]): string[] =>
  given
    .filter(name => name.length >= SHORTEST && !names.includes(name))
    .flatMap(name => {
      const meant = names.find(known => known.length >= SHORTEST && countEdits(name, known) <= MOST_EDITS)
      return meant ? [`${name} is unknown: is ${meant} meant?`] : []
    })

/** How many letters have to be put in, left out or changed (Levenshtein). */
function countEdits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_EDITS) return MOST_EDITS + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index += 1)
      next.push(
        Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (letter === other[index] ? 0 : 1))
      )
    row = next
  }
  return row[other.length]!
}
