import type { Mutation } from './mutation'
import { updateItem, type ItemChange } from './update-item'

/** Changes several lines at once; all of them, or none. */
export const updateItems =
  (changes: (ItemChange & { itemId: string })[]): Mutation =>
  (basket, context) =>
    changes.reduce((changed, { itemId, ...change }) => updateItem(itemId, change)(changed, context), basket)
