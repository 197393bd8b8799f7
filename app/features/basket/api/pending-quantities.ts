import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '../model/basket'

/** Quantities that have not been confirmed by the platform yet, by line. */
export type PendingQuantities = Record<string, number>

/** A cache entry of its own, so that the basket's entry is always what the platform returned. */
export const PENDING_QUANTITIES_KEY = ['basket-pending'] as const

/** Marks a line's quantity as pending; returns a function that removes the mark. A later mark of the same line stays. */
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

/** The basket with pending quantities applied; prices follow with the platform's response. */
export function applyPending(basket: Basket, pending: PendingQuantities): Basket {
  if (!basket.lines.some(line => line.itemId in pending)) return basket
  return {
    ...basket,
    lines: basket.lines.map(line => ({ ...line, quantity: pending[line.itemId] ?? line.quantity }))
  }
}
