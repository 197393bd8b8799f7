/** Ours and theirs, and how many times theirs ours is: "12.0 / 24.0 = 0.50". */
export function compareFigures(ours: number, theirs: number, digits = 0): string {
  const ratio = theirs === 0 ? '–' : (ours / theirs).toFixed(2)
  return `${ours.toFixed(digits)} / ${theirs.toFixed(digits)} = ${ratio}`
}
