import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { basket } from './read-basket'
import { scapiFamily } from './scapi-family'

export type PlatformBasket = ShopperBasketsTypes.Basket
export type PlatformBasketItem = ShopperBasketsTypes.ProductItem

/** A line as add-to-cart sends it (requirement 6.1). */
export interface BasketItemInput {
  productId: string
  quantity: number
  price?: number
  /** The default one without it. */
  shipmentId?: string
  /** The inventory list of the store that hands it over. */
  inventoryId?: string
  /** Of units that come from a line of another shipment: its id (decision 56). */
  c_givenBy?: string
  c_productSet?: string
  c_giftCardIsVirtual?: boolean
  /** The bonus discount line item that the free product is chosen from. */
  bonusDiscountLineItemId?: string
  /** To be wrapped, with the words on its card. */
  gift?: boolean
  giftMessage?: string
  /** Values of the product's options, e.g. of its gift wrap. */
  optionItems?: { optionId: string; optionValueId: string }[]
}

/** A change of a line; quantity 0 removes it. With a shipment it moves, and counts against the list that it names. */
export interface BasketItemChange {
  itemId: string
  quantity: number
  shipmentId?: string
  inventoryId?: string
  c_owedUnits?: string
  c_givenBy?: string
}

/**
 * The basket's own members that the shop changes: its currency, and custom attributes such as c_agentID and
 * c_platform.
 */
export type BasketChanges = { currency?: string } & Record<`c_${string}`, unknown>

/** Asks for the basket of an order whose payment failed; `token` is the order's (requirement 6.6). */
export interface ReopenedOrder {
  reopenBasket: true
  orderNo: string
  token: string
}

export const BASKETS_ROOT = 'checkout/shopper-baskets/v1'

/** The shipment that every basket has (requirement 6.6). */
export const DEFAULT_SHIPMENT_ID = 'me'

/** A call about one basket. */
export interface InBasket {
  basketId: string
}

/**
 * Shopper Baskets: the basket and its lines, as nearly every page needs them. Checkout,
 * vouchers and lifecycle are families of their own. Every mutation returns the whole basket
 * (requirement 13.1). The locale is sent, since the response names products and shipping methods.
 */
export interface ShopperBaskets {
  createBasket(parameters: Partial<ReopenedOrder>, body: { currency: string }): Promise<PlatformBasket>
  getBasket(parameters: InBasket): Promise<PlatformBasket>
  updateBasket(parameters: InBasket, body: BasketChanges): Promise<PlatformBasket>
  addItemToBasket(parameters: InBasket, body: BasketItemInput[]): Promise<PlatformBasket>
  updateItemInBasket(
    parameters: InBasket & { itemId: string },
    /** With a product id the line is exchanged for another variant, in its place. */
    body: { quantity?: number; productId?: string; gift?: boolean; giftMessage?: string }
  ): Promise<PlatformBasket>
  /** Changes several lines, all or none; quantity 0 removes one, and a shipment's id moves one. */
  updateItemsInBasket(parameters: InBasket, body: BasketItemChange[]): Promise<PlatformBasket>
  removeItemFromBasket(parameters: InBasket & { itemId: string }): Promise<PlatformBasket>
}

export const shopperBaskets = scapiFamily<ShopperBaskets>(
  BASKETS_ROOT,
  {
    createBasket: 'POST /baskets body',
    getBasket: 'GET /baskets/{basketId}',
    updateBasket: 'PATCH /baskets/{basketId} body',
    addItemToBasket: 'POST /baskets/{basketId}/items body',
    updateItemInBasket: 'PATCH /baskets/{basketId}/items/{itemId} body',
    updateItemsInBasket: 'PATCH /baskets/{basketId}/items body',
    removeItemFromBasket: 'DELETE /baskets/{basketId}/items/{itemId}'
  },
  {
    keepalive: true,
    answers: {
      createBasket: basket,
      getBasket: basket,
      updateBasket: basket,
      addItemToBasket: basket,
      updateItemInBasket: basket,
      updateItemsInBasket: basket,
      removeItemFromBasket: basket
    }
  }
)
