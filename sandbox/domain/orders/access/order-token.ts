import { timingSafeEqual } from 'node:crypto'
import type { Order } from '../order'

/** Whether a text is the order's token, compared in constant time. */
export function isTokenOf({ orderToken }: Order, token: string): boolean {
  const given = Buffer.from(token)
  const known = Buffer.from(orderToken)
  return given.length === known.length && timingSafeEqual(given, known)
}
