import { addItems } from '../../app/features/basket/api/add-items'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { cacheBasket } from '../../app/features/basket/api/cache-basket'
import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import {
  listDeliveries,
  listDivisibleProducts,
  listParcels,
  wantUnits
} from '../../app/features/basket/division/deliveries'
import { wrapChoicesQuery } from '../../app/features/basket/gifts/wrap-choices-query'
import { wrapLine } from '../../app/features/basket/gifts/wrap-line'
import type { Basket } from '../../app/features/basket/model/basket'
import { computeMoneyDue, findMoneyPayment } from '../../app/features/basket/model/basket-rules'
import {
  addPaymentInstrument,
  removePaymentInstrument
} from '../../app/features/checkout/payment-instruments'
import { setShippingAddress, setEmail } from '../../app/features/checkout/set-addresses'
import {
  saveDivision,
  saveParcels,
  setDeliveryAddress
} from '../../app/features/checkout/several-addresses/save-deliveries'
import { setShippingMethod } from '../../app/features/checkout/set-shipping-method'
import { collectLines } from '../../app/features/pick-up/collect-lines'
import type { LineGift } from '../../app/gifts/gift'
import { roundMoney } from '../../app/intl/money'
import { isNotFound, isPlatformError } from '../../app/platform/http/platform-error'
import { buildInstrument, type TestPayment } from './payments'
import type { Random } from './random'
import type { ServerPair } from '../servers/killable-servers'
import { insist } from './retries'

const ADDRESS = {
  salutation: 'MRS',
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
  phone: '+492211234567'
}
const SECOND_ADDRESS = {
  ...ADDRESS,
  firstName: 'Erika',
  address1: 'Marktplatz 9',
  city: 'Bonn',
  postalCode: '53111'
}
/** Sold out, or not sold in that quantity. */
const UNAVAILABLE = ['product-item-not-available', 'invalid-quantity']

/** A basket with a product, an e-mail address, an address and a shipping method. */
export async function fillBasket(
  access: BasketAccess,
  pickProduct: () => string,
  quantity: number
): Promise<Basket> {
  await insist(async () => {
    // A request whose response was lost may have added the product.
    const known = await findPlatformBasket(access)
    if (!known?.productItems?.length) await addOne()
  })

  /** Other shoppers may have bought the last one: a product that is sold out is replaced. */
  async function addOne(): Promise<void> {
    try {
      await addItems(access, [{ productId: pickProduct(), quantity }], () => undefined)
    } catch (error) {
      if (!isPlatformError(error) || !UNAVAILABLE.includes(error.type ?? '')) throw error
      await addOne()
    }
  }

  await insist(() => setEmail(access, `lina+${crypto.randomUUID().slice(0, 8)}@example.com`))
  await insist(() => setShippingAddress(access, ADDRESS, { useAsBilling: true }))
  return insist(() => setShippingMethod(access, 'standard'))
}

/** Wraps what can be wrapped as a gift; a wrap with a price is one of its product's. */
export async function wrapBasket(access: BasketAccess, basket: Basket, random: Random): Promise<Basket> {
  let wrapped = basket
  for (const { itemId, productId, quantity, hasPricedWrap, canBeWrapped } of basket.lines) {
    const choices = hasPricedWrap
      ? await insist(() => access.client.fetchQuery(wrapChoicesQuery(access.platform, productId)))
      : undefined
    const [first, ...others] = choices?.wraps ?? []
    const chosen = first && random.pick([first, ...others])
    if (!chosen && !canBeWrapped) continue
    const gift = {
      message: 'Für dich',
      ...(chosen && { wrap: { ...chosen, price: roundMoney(chosen.price * quantity) } })
    }
    wrapped = await insist(() => wrapLine(access, itemId, gift, choices?.unwrapped))
  }
  return wrapped
}

/** The wrapped units of a basket or an order by wrap and card, whatever lines they are in. */
export function countWraps(lines: readonly { quantity: number; gift?: LineGift }[]): Record<string, number> {
  const units: Record<string, number> = {}
  for (const { quantity, gift } of lines) {
    if (!gift) continue
    const name = `${gift.wrap?.valueId ?? 'free'}: ${gift.message}`
    units[name] = (units[name] ?? 0) + quantity
  }
  return units
}

/** Has the basket collected in a store, where that has enough of it; otherwise it stays a parcel. */
export async function collectBasket(access: BasketAccess, basket: Basket, storeId: string): Promise<Basket> {
  const itemIds = basket.lines.map(({ itemId }) => itemId)
  try {
    return await insist(() => collectLines(access, storeId, itemIds))
  } catch (error) {
    if (!isPlatformError(error) || !UNAVAILABLE.includes(error.type ?? '')) throw error
    return rereadBasket(access)
  }
}

/** Sends one unit to a second address; what is sold in steps, such as pairs, stays at one. */
export async function divideBasket(access: BasketAccess): Promise<Basket> {
  try {
    return await sendOneElsewhere(access)
  } catch (error) {
    if (!isPlatformError(error) || !UNAVAILABLE.includes(error.type ?? '')) throw error
    return rereadBasket(access)
  }
}

/** By the calls of the page for several addresses. */
async function sendOneElsewhere(access: BasketAccess): Promise<Basket> {
  await insist(async () => {
    const basket = await rereadBasket(access)
    // A request whose response was lost may have set the address.
    if (listDeliveries(basket).length > 1) return
    await setDeliveryAddress(access, basket, { address: SECOND_ADDRESS, isConfirmed: true })
  })
  const divided = await insist(async () => {
    const basket = await rereadBasket(access)
    const [me = '', second = ''] = listDeliveries(basket).map(({ id }) => id)
    return saveDivision(
      access,
      basket,
      listDivisibleProducts(basket).map(product =>
        wantUnits(product, { [me]: product.quantity - 1, [second]: 1 })
      )
    )
  })
  const choice = { methodId: 'standard', isGift: true, giftMessage: 'Alles Gute!' }
  return insist(() =>
    saveParcels(
      access,
      listParcels(divided).map(({ id: shipmentId }) => ({ shipmentId, ...choice }))
    )
  )
}

/** Replaces the payment; an instrument that was added by a request without response is removed first. */
export const payBasket = (
  servers: ServerPair,
  access: BasketAccess,
  shown: Basket,
  payment: TestPayment
): Promise<Basket> =>
  insist(async () => {
    let basket = await rereadBasket(access)
    if (payment.email) basket = await setEmail(access, payment.email)
    const former = findMoneyPayment(basket)
    if (former) basket = await removePaymentInstrument(access, former.id)
    const instrument = await buildInstrument(servers, payment, computeMoneyDue(basket))
    return addPaymentInstrument(access, instrument)
  }).catch((error: unknown) => {
    if (isNotFound(error)) return shown
    throw error
  })

/** The basket as the platform has it now, which the cache takes over. */
export const rereadBasket = (access: BasketAccess): Promise<Basket> =>
  insist(async () => {
    const found = await findPlatformBasket(access)
    if (!found) throw new Error('the basket is lost')
    return cacheBasket(access, found)
  })
