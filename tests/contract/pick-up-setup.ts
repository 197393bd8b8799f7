import { ShopperBasketsV2, ShopperOrders, ShopperStores } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { address } from '../factories/address'
import { buildCard } from './payment-setup'
import { startShop } from './shop-setup'

export const PICK_UP = '005'
const STORE = 'de-hamburg'
export const INVENTORY = `inventory-${STORE}`
const listInStore = (isWanted: (units: number) => boolean): string[] =>
  (seed.storeStock ?? [])
    .filter(({ inventoryId, units }) => inventoryId === INVENTORY && isWanted(units))
    .map(({ productId }) => productId)
    .filter(productId =>
      seed.products.some(
        ({ id, siteId, kind, inventory, minOrderQuantity }) =>
          id === productId &&
          siteId === 'jasmin' &&
          kind === 'simple' &&
          minOrderQuantity === 1 &&
          (inventory?.ats ?? 0) > 10
      )
    )
export const [tea, other] = listInStore(units => units > 5) as [string, string]
export const [soldOut] = listInStore(units => units === 0) as [string]
export const [scarce] = listInStore(units => units > 0 && units <= 3) as [string]

/** Where the vendor's storefront sends what is fetched. */
export const addressOf = (store: {
  name?: string
  address1?: string
  city?: string
  postalCode?: string
}) => ({
  firstName: store.name,
  lastName: 'Pickup',
  address1: store.address1,
  city: store.city,
  postalCode: store.postalCode,
  countryCode: 'DE'
})
export const findUnits = (productId: string): number =>
  seed.storeStock?.find(entry => entry.inventoryId === INVENTORY && entry.productId === productId)?.units ?? 0

/** A sandbox with shoppers who collect in Hamburg. */
export async function startPickUpShop() {
  const shop = await startShop()

  /** A guest with a store, as the vendor's storefront finds both. */
  async function openShopper() {
    const token = (await shop.loginPrivate()).access_token
    const baskets = shop.createClient(ShopperBasketsV2, token)
    const orders = shop.createClient(ShopperOrders, token)
    const { data } = await shop
      .createClient(ShopperStores, token)
      .searchStores({ parameters: { countryCode: 'DE', postalCode: '20095', maxDistance: 300 } })
    const store = data![0]!
    const { basketId = '' } = await baskets.createBasket({
      body: { customerInfo: { email: 'lina@example.com' } }
    })
    const inBasket = { basketId }
    return { token, baskets, orders, store, inBasket, me: { basketId, shipmentId: 'me' } }
  }

  /** Puts a product into a shipment that the store hands over, and pays. */
  async function collect(
    { baskets, inBasket, store }: Awaited<ReturnType<typeof openShopper>>,
    productId: string,
    quantity: number,
    shipmentId = 'me'
  ) {
    const shipment = { shippingAddress: addressOf(store), c_fromStoreId: store.id }
    if (shipmentId !== 'me')
      await baskets.createShipmentForBasket({ parameters: inBasket, body: { shipmentId } })
    await baskets.addItemToBasket({
      parameters: inBasket,
      body: [{ productId, quantity, shipmentId, inventoryId: store.inventoryId }]
    })
    await baskets.updateShipmentForBasket({
      parameters: { ...inBasket, shipmentId },
      body: { shipmentId, shippingMethod: { id: PICK_UP }, ...shipment }
    })
    await baskets.updateBillingAddressForBasket({ parameters: inBasket, body: address })
    await baskets.addPaymentInstrumentToBasket({ parameters: inBasket, body: await buildCard(shop.origin) })
  }

  /** What the merchant does on the console. */
  async function advance(orderNo: string, to: string) {
    const { status } = await shop.send('POST', `/control/orders/jasmin/${orderNo}`, { body: { to } })
    if (status !== 200) throw new Error(`The order cannot become ${to}.`)
  }
  return { shop, openShopper, collect, advance }
}

export type PickUpShop = Awaited<ReturnType<typeof startPickUpShop>>
