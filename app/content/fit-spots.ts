/** Width over height of a picture with spots on a phone. */
const TALL = 4 / 5

interface TallCut {
  /** Which part of the picture shows, as its object-position in percent. */
  pan: number
  /** Places of the spots on that part, in percent of its width. */
  xs: number[]
}

/**
 * The part of a wide picture that shows at 4:5 with all of its spots, and where they are on it; undefined
 * when the picture is no wider than that, or its spots are too far apart (requirement 2.2).
 */
export function fitSpots(xs: number[], ratio: number): TallCut | undefined {
  const width = (TALL / ratio) * 100
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  // A spot at the very edge could not be tapped.
  if (width >= 100 || xs.length === 0 || to - from > width * 0.8) return undefined
  const offset = Math.min(Math.max((from + to) / 2 - width / 2, 0), 100 - width)
  return {
    pan: round((offset / (100 - width)) * 100),
    xs: xs.map(x => round(((x - offset) / width) * 100))
  }
}

const round = (value: number) => Math.round(value * 10) / 10
