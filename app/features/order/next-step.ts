import type { Order } from './order'

type NextStep = 'cancelledText' | 'nextGift' | 'nextDigital' | 'next' | 'nextBoth' | 'nextPickUp'

/** Message about the news that an order still waits for; undefined when all of it has left or waits in the store. */
export function findNextStep({ overallStatus, delivery, pickUps, lines }: Order): NextStep | undefined {
  if (overallStatus === 'CANCELLED') return 'cancelledText'
  if (delivery?.isDigital) return lines.every(({ cardGift }) => cardGift) ? 'nextGift' : 'nextDigital'
  const collected = new Set(pickUps.flatMap(({ itemIds }) => itemIds))
  const isPacked =
    (delivery !== undefined || pickUps.length === 0) &&
    lines.some(
      ({ id, cardGift, status = 'not_shipped' }) =>
        !cardGift && !collected.has(id) && status === 'not_shipped'
    )
  const isPrepared = pickUps.some(({ state = 'preparing' }) => state === 'preparing')
  if (isPacked) return isPrepared ? 'nextBoth' : 'next'
  return isPrepared ? 'nextPickUp' : undefined
}
