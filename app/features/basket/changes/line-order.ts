import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '../model/basket'

/** Ids of the items of the basket, in the order in which the shopper saw them last. */
export type LineOrder = readonly string[]

/**
 * The platform adds at the end, so a line that is put back would lose its place. The order is a cache entry
 * of its own, so that the basket's entry is always what the platform returned.
 */
export const LINE_ORDER_KEY = ['basket-order'] as const

export const keepLineOrder = (client: QueryClient, order: LineOrder): void =>
  void client.setQueryData<LineOrder>(LINE_ORDER_KEY, order)

/** The items in their remembered places; others follow in the platform's order. */
export function applyLineOrder(basket: Basket, order: LineOrder): Basket {
  if (order.length === 0) return basket
  const sort = <Item>(items: Item[], idOf: (item: Item) => string | undefined): Item[] => {
    const placeOf = (item: Item) => {
      const place = order.indexOf(idOf(item) ?? '')
      return place < 0 ? order.length : place
    }
    return items
      .map((item, at) => ({ item, at, place: placeOf(item) }))
      .sort(byPlace)
      .map(({ item }) => item)
  }
  return {
    ...basket,
    lines: sort(basket.lines, ({ itemId }) => itemId),
    giftCertificateItems: sort(
      basket.giftCertificateItems,
      ({ giftCertificateItemId }) => giftCertificateItemId
    )
  }
}

const byPlace = (one: { place: number; at: number }, other: { place: number; at: number }): number =>
  one.place - other.place || one.at - other.at

/** The order that the basket shows now. */
export const listItemIds = ({
  lines,
  giftCertificateItems
}: Pick<Basket, 'lines' | 'giftCertificateItems'>): string[] => [
  ...lines.map(({ itemId }) => itemId),
  ...giftCertificateItems.flatMap(({ giftCertificateItemId }) => giftCertificateItemId ?? [])
]
