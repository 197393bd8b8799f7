/**
 * How many letters have to be inserted, left out, replaced or swapped with their neighbour
 * to turn one word into another (restricted Damerau-Levenshtein distance).
 */
export function countEdits(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && isSwapped) edits = Math.min(edits, beforeLast[column - 2]! + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[to.length]!
}
