import type { Platform } from '../../platform/platform'
import type { BasketItemChange, PlatformBasket } from '../../platform/scapi/shopper-baskets'
import { DEFAULT_SHIPMENT_ID } from '../../platform/scapi/shopper-baskets'
import { shopperBasketsCheckout, type PlatformAddress } from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { cacheBasket } from '../basket/api/cache-basket'
import { requireBasketId, runBasketChange } from '../basket/api/change-basket'
import { createShipment } from '../basket/api/create-shipment'
import type { Basket, Line } from '../basket/model/basket'
import { mapBasket } from '../basket/model/map-basket'
import type { Store } from '../stores/model/store'
import { storeQuery } from '../stores/store-query'

/** Whether a line can go into a store: no gift card by e-mail, and nothing that comes and goes by itself. */
export const isCollectable = ({ isVirtualGiftCard, isAutomaticBonus, isPurchasable }: Line): boolean =>
  !isVirtualGiftCard && !isAutomaticBonus && isPurchasable

/** Thrown where a store hands nothing over any more. */
export class NoPickUp extends Error {}

/**
 * Moves lines to a store, which may be another one than before: all of them, or none. Everything before the last call
 * leaves no more than an empty shipment, and a repetition continues from it.
 *
 * @throws NoPickUp for a store without pick-up, and what the platform answers, above all to too small a stock.
 */
export const collectLines = (access: BasketAccess, storeId: string, itemIds: string[]): Promise<Basket> =>
  moveLines(access, itemIds, async (basket, platform) => {
    const store = await storeQuery(platform, storeId).queryFn({})
    if (!store?.inventoryId) throw new NoPickUp(storeId)
    const shipmentId = await prepareShipment(platform, basket, store)
    return { shipmentId, inventoryId: store.inventoryId }
  })

/** Moves lines back into the parcel: all of them, or none. Without a list they count against the site's stock. */
export const sendLines = (access: BasketAccess, itemIds: string[]): Promise<Basket> =>
  moveLines(access, itemIds, ({ shipments }) => {
    const parcel = shipments.find(({ kind }) => kind === 'delivery')
    return Promise.resolve({ shipmentId: parcel?.id ?? DEFAULT_SHIPMENT_ID })
  })

/** Takes lines out of the basket: all of them, or none. */
export const takeLinesOut = (access: BasketAccess, itemIds: string[]): Promise<Basket> =>
  runBasketChange(access, async () => {
    const basketId = await requireBasketId(access)
    const removals = itemIds.map(itemId => ({ itemId, quantity: 0 }))
    return cacheBasket(access, await access.platform.baskets.updateItemsInBasket({ basketId }, removals))
  })

interface Target {
  shipmentId: string
  inventoryId?: string
}

function moveLines(
  access: BasketAccess,
  itemIds: string[],
  findTarget: (basket: Basket, platform: Platform) => Promise<Target>
): Promise<Basket> {
  const { platform } = access
  return runBasketChange(access, async () => {
    const basketId = await requireBasketId(access)
    // Another tab may have made the shipment, or have changed the lines.
    const basket = mapBasket(await platform.baskets.getBasket({ basketId }))
    const target = await findTarget(basket, platform)
    const moves = listMoves(basket.lines, itemIds, target)
    const answer =
      moves.length > 0
        ? await platform.baskets.updateItemsInBasket({ basketId }, moves)
        : await platform.baskets.getBasket({ basketId })
    return cacheBasket(access, answer)
  })
}

/** The changes that move lines; one whose product is there already takes its units along into that line. */
export function listMoves(lines: Line[], itemIds: string[], target: Target): BasketItemChange[] {
  const there = new Map(
    lines
      .filter(line => line.shipmentId === target.shipmentId && isPlain(line))
      .map(({ productId, itemId, quantity }) => [productId, { itemId, quantity }])
  )
  return lines
    .filter(line => itemIds.includes(line.itemId) && line.shipmentId !== target.shipmentId)
    .flatMap((line): BasketItemChange[] => {
      const { itemId, productId, quantity } = line
      const known = isPlain(line) ? there.get(productId) : undefined
      if (!known) {
        if (isPlain(line)) there.set(productId, { itemId, quantity })
        return [{ itemId, quantity, ...target }]
      }
      known.quantity += quantity
      return [
        { itemId, quantity: 0 },
        { itemId: known.itemId, quantity: known.quantity, ...target }
      ]
    })
}

const isPlain = ({ bonusChoiceId, isAutomaticBonus, gift }: Line): boolean =>
  bonusChoiceId === undefined && !isAutomaticBonus && gift === undefined

/** The store's shipment with its address and method; its id names the store, so that merged baskets mix no two. */
async function prepareShipment(platform: Platform, basket: Basket, store: Store): Promise<string> {
  const { basketId, shipments } = basket
  const found = shipments.find(({ storeId }) => storeId === store.id)
  if (found?.method && found.address) return found.id
  const baskets = platform.family(shopperBasketsCheckout)
  const shipmentId = found?.id ?? `pickup-${store.id}`
  const person = shipments.find(each => each.person !== undefined)?.person
  const body = {
    shipmentId,
    c_fromStoreId: store.id,
    shippingAddress: buildStoreAddress(store),
    ...(person !== undefined && { c_pickUpPerson: person })
  }
  const isThere =
    shipments.some(({ id }) => id === shipmentId) || !(await createShipment(platform, basketId, body))
  if (isThere) await baskets.updateShipmentForBasket({ basketId, shipmentId }, body)
  const { applicableShippingMethods = [] } = await baskets.getShippingMethodsForShipment({
    basketId,
    shipmentId
  })
  const method = applicableShippingMethods.find(({ c_storePickupEnabled }) => c_storePickupEnabled === true)
  if (!method) throw new NoPickUp(store.id)
  await baskets.updateShippingMethodForShipment({ basketId, shipmentId }, { id: method.id })
  return shipmentId
}

/** A shipment needs a person's name; a store has one only. */
const buildStoreAddress = ({ name, address1, postalCode, city, countryCode }: Store): PlatformAddress => ({
  firstName: '-',
  lastName: name,
  address1,
  postalCode,
  city,
  countryCode
})

/** Says who may collect besides the shopper; an empty text takes the name away. */
export const setPickUpPerson = (access: BasketAccess, shipmentId: string, person: string): Promise<Basket> =>
  runBasketChange(access, async () => {
    const basketId = await requireBasketId(access)
    const answer: PlatformBasket = await access.platform
      .family(shopperBasketsCheckout)
      .updateShipmentForBasket({ basketId, shipmentId }, { shipmentId, c_pickUpPerson: person })
    return cacheBasket(access, answer)
  })
