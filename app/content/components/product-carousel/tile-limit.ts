import { readNumber, type Attributes } from '../../attributes'

const DEFAULT_TILES = 10
const MOST_TILES = 24

/** How many products a row has, 1 to 24: the most that search returns at once. */
export const readTileLimit = (data: Attributes, fallback = DEFAULT_TILES): number =>
  Math.round(Math.min(Math.max(readNumber(data, 'limit') ?? fallback, 1), MOST_TILES))
