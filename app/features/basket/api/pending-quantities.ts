import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '../model/basket'

/** Quantities that are on their way to the platform, by line. */
export type PendingQuantities = Record<string, number>

/** Beside the basket in the cache, so that the basket's own entry always is what the platform said. */
export const PENDING_QUANTITIES_KEY = ['basket-pending'] as const

/** Marks a line's quantity as on its way; answers how to take that back. A later mark of the same line stays. */
export function markPending(client: QueryClient, itemId: string, quantity: number): () => void {
  const mark = (change: (pending: PendingQuantities) => PendingQuantities) =>
    client.setQueryData<PendingQuantities>(PENDING_QUANTITIES_KEY, pending => change(pending ?? {}))
  mark(pending => ({ ...pending, [itemId]: quantity }))
  return () =>
    mark(pending => {
      if (pending[itemId] !== quantity) return pending
      const { [itemId]: _done, ...others } = pending
      return others
    })
}

/** The basket with the quantities that the shopper already sees; prices follow with the platform's answer. */
export function applyPending(basket: Basket, pending: PendingQuantities): Basket {
  if (!basket.lines.some(line => line.itemId in pending)) return basket
  return {
    ...basket,
    lines: basket.lines.map(line => ({ ...line, quantity: pending[line.itemId] ?? line.quantity }))
  }
}
