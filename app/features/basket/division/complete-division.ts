import { readLineGift, writeLineGift } from '../../../gifts/gift'
import { isUnclear } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { readOwedUnits } from './owed-units'

/** Whether units of a line are on their way to another shipment. */
export const isDivisionOpen = ({ productItems = [] }: PlatformBasket): boolean =>
  productItems.some(item => readOwedUnits(item).length > 0)

/**
 * Puts the units that lines have given up into their shipments, once: those that have arrived already are only crossed
 * off. Units that the platform refuses go back to their line.
 *
 * @returns the basket, with the refusal if there was one.
 * @throws where it is unknown whether the platform has done it; the next attempt continues.
 */
export async function completeDivision(
  platform: Platform,
  basket: PlatformBasket
): Promise<{ basket: PlatformBasket; refusal?: unknown }> {
  const basketId = basket.basketId ?? ''
  const owed = listOwed(basket)
  if (owed.length === 0) return { basket }
  const missing = owed.filter(each => !each.arrivedId)
  let filled = basket
  let refusal: unknown
  if (missing.length > 0)
    try {
      filled = await platform.baskets.addItemToBasket(
        { basketId },
        missing.map(({ item, shipmentId, quantity }) => ({
          productId: item.productId ?? '',
          quantity,
          shipmentId,
          ...(typeof item.c_productSet === 'string' && { c_productSet: item.c_productSet }),
          ...writeLineGift(readLineGift(item)),
          c_givenBy: item.itemId
        }))
      )
    } catch (error) {
      if (isUnclear(error)) throw error
      refusal = error
    }
  const known = listOwed(filled)
  const quantities = new Map(known.map(({ item }) => [item.itemId ?? '', item.quantity ?? 0]))
  for (const { item, quantity, arrivedId } of known)
    if (!arrivedId) quantities.set(item.itemId ?? '', (quantities.get(item.itemId ?? '') ?? 0) + quantity)
  const changes = [
    ...[...quantities].map(([itemId, quantity]) => ({ itemId, quantity, c_owedUnits: '' })),
    // The quantity is named, so that units which arrived twice, from two devices, are there once.
    ...known.flatMap(({ arrivedId, quantity }) =>
      arrivedId ? [{ itemId: arrivedId, quantity, c_givenBy: '' }] : []
    ),
    ...(refusal === undefined ? takeBack(filled, missing) : [])
  ]
  if (changes.length === 0) return { basket: filled, refusal }
  const changed = await platform.baskets.updateItemsInBasket({ basketId }, changes)
  return { basket: changed, ...(refusal !== undefined && { refusal }) }
}

type Owed = ReturnType<typeof listOwed>[number]

/** Units that another device had brought and crossed off before these came. */
const takeBack = ({ productItems = [] }: PlatformBasket, sent: Owed[]) =>
  sent.flatMap(({ item, shipmentId, quantity }) => {
    const giver = productItems.find(({ itemId }) => itemId === item.itemId)
    const isOpen = giver && readOwedUnits(giver).some(owed => owed.shipmentId === shipmentId)
    const line = productItems.find(each => each.shipmentId === shipmentId && each.c_givenBy === item.itemId)
    return isOpen || !line?.itemId
      ? []
      : [{ itemId: line.itemId, quantity: (line.quantity ?? 0) - quantity, c_givenBy: '' }]
  })

const listOwed = ({ productItems = [] }: PlatformBasket) =>
  productItems.flatMap(item =>
    readOwedUnits(item).map(owed => ({
      ...owed,
      item,
      arrivedId: productItems.find(
        each => each.shipmentId === owed.shipmentId && each.c_givenBy === item.itemId
      )?.itemId
    }))
  )
