import { requireLine } from './find-parts'
import type { Mutation } from './mutation'

/** Takes a line out of the basket; 404 error when it is not there. */
export const removeItem =
  (itemId: string): Mutation =>
  basket => {
    const line = requireLine(basket, itemId)
    return { ...basket, lines: basket.lines.filter(each => each !== line) }
  }
