import { DEFAULT_SHIPMENT_ID } from '../../../platform/scapi/shopper-baskets'
import {
  shopperBasketsCheckout,
  type PlatformAddress
} from '../../../platform/scapi/shopper-baskets-checkout'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import type { BasketAccess } from '../../basket/api/basket-access'
import { cacheBasket } from '../../basket/api/cache-basket'
import { changeBasket, requireBasketId, runBasketChange } from '../../basket/api/change-basket'
import { createShipment } from '../../basket/api/create-shipment'
import {
  gatherUnits,
  listDivisible,
  listDivisibleProducts,
  wantUnits
} from '../../basket/division/deliveries'
import { divideBasket } from '../../basket/division/divide-basket'
import type { WantedUnits } from '../../basket/division/plan-division'
import type { Basket } from '../../basket/model/basket'
import { stripAddress } from '../../postal-address/postal-address'

/**
 * Sets the address of a parcel, of a new one without an id. A shipment that got no address, because it was refused,
 * is used again.
 */
export const setDeliveryAddress = (
  access: BasketAccess,
  basket: Basket,
  {
    shipmentId,
    address,
    isConfirmed
  }: { shipmentId?: string; address: PlatformAddress; isConfirmed: boolean }
): Promise<Basket> =>
  runBasketChange(access, async () => {
    const { platform } = access
    const basketId = await requireBasketId(access)
    const blank = basket.shipments.find(
      ({ id, kind, itemIds, ...shipment }) =>
        id !== DEFAULT_SHIPMENT_ID && kind === 'delivery' && itemIds.length === 0 && !shipment.address
    )
    let id = shipmentId ?? blank?.id
    if (id === undefined) {
      id = crypto.randomUUID()
      const created = await createShipment(platform, basketId, { shipmentId: id })
      if (created) cacheBasket(access, created)
    }
    const answer = await platform
      .family(shopperBasketsCheckout)
      .updateShippingAddressForShipment(
        { basketId, shipmentId: id },
        isConfirmed ? { ...address, c_useAsTyped: true } : address
      )
    return cacheBasket(access, answer)
  })

/** Removes a parcel; what is in it goes to the first address. */
export async function removeDelivery(
  access: BasketAccess,
  basket: Basket,
  shipmentId: string
): Promise<Basket> {
  const moved = listDivisibleProducts(basket).flatMap(product => {
    const { units } = product
    const quantity = units[shipmentId] ?? 0
    const rest = { [shipmentId]: 0, [DEFAULT_SHIPMENT_ID]: (units[DEFAULT_SHIPMENT_ID] ?? 0) + quantity }
    return quantity > 0 ? [wantUnits(product, rest)] : []
  })
  const emptied = moved.length > 0 ? await divideBasket(access, moved) : basket
  return removeEmpty(access, emptied, ({ id }) => id === shipmentId)
}

/** Sends everything to the first address, and removes the other parcels. */
export const gatherDeliveries = async (access: BasketAccess, basket: Basket): Promise<Basket> =>
  removeEmpty(access, await divideBasket(access, gatherUnits(basket)))

/**
 * Divides the units among the parcels and removes those that get none. Where the default shipment, which cannot be
 * removed, would be one of them, it takes the place of the first parcel that gets some.
 */
export async function saveDivision(
  access: BasketAccess,
  basket: Basket,
  wanted: WantedUnits[]
): Promise<Basket> {
  const divisible = new Set(listDivisible(basket).map(({ itemId }) => itemId))
  const isUsed = (id: string) =>
    wanted.some(({ units }) => (units[id] ?? 0) > 0) ||
    basket.lines.some(line => line.shipmentId === id && !divisible.has(line.itemId) && !line.isAutomaticBonus)
  const heir = basket.shipments.find(
    ({ id, kind, address }) => kind === 'delivery' && id !== DEFAULT_SHIPMENT_ID && address && isUsed(id)
  )
  if (isUsed(DEFAULT_SHIPMENT_ID) || !heir?.address)
    return removeEmpty(access, await divideBasket(access, wanted))
  const { address, method, isGift = false, giftMessage = '' } = heir
  await changeBasket(access, (platform, basketId) =>
    platform.family(shopperBasketsCheckout).updateShipmentForBasket(
      { basketId, shipmentId: DEFAULT_SHIPMENT_ID },
      {
        shippingAddress: stripAddress(address),
        ...(method && { shippingMethod: { id: method.id } }),
        gift: isGift,
        giftMessage
      }
    )
  )
  const inherited = wanted.map(({ units, ...product }) => ({
    ...product,
    units: { ...units, [heir.id]: 0, [DEFAULT_SHIPMENT_ID]: units[heir.id] ?? 0 }
  }))
  return removeEmpty(access, await divideBasket(access, inherited))
}

/** Removes parcels with nothing in them; the default shipment stays. */
async function removeEmpty(
  access: BasketAccess,
  basket: Basket,
  isMeant: (shipment: Basket['shipments'][number]) => boolean = () => true
): Promise<Basket> {
  let left = basket
  for (const shipment of basket.shipments) {
    const { id: shipmentId, kind, itemIds } = shipment
    const isEmpty = kind === 'delivery' && itemIds.length === 0 && shipmentId !== DEFAULT_SHIPMENT_ID
    if (isEmpty && isMeant(shipment))
      left = await changeBasket(access, (platform, basketId) =>
        platform.family(shopperBasketsShipments).removeShipmentFromBasket({ basketId, shipmentId })
      )
  }
  return left
}

/** How a parcel travels, and what its card says. */
interface ParcelChoice {
  shipmentId: string
  methodId: string
  isGift: boolean
  giftMessage: string
}

/** Saves the choices of all parcels, one after the other. */
export const saveParcels = (access: BasketAccess, parcels: ParcelChoice[]): Promise<Basket> =>
  runBasketChange(access, async () => {
    const basketId = await requireBasketId(access)
    let shown: Basket | undefined
    for (const { shipmentId, methodId, isGift, giftMessage } of parcels) {
      const answer = await access.platform
        .family(shopperBasketsCheckout)
        .updateShipmentForBasket(
          { basketId, shipmentId },
          { shippingMethod: { id: methodId }, gift: isGift, giftMessage: isGift ? giftMessage.trim() : '' }
        )
      shown = cacheBasket(access, answer)
    }
    if (!shown) throw new Error('there is no parcel to save')
    return shown
  })
