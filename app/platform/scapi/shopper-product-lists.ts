import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { BareStatus } from '../http/send-request'
import type { Family } from '../platform-core'
import { scapiFamily } from './scapi-family'
import { CUSTOMERS_ROOT, type OfCustomer } from './shopper-customers'

export type PlatformProductList = ShopperCustomersTypes.CustomerProductList
export type PlatformListItem = ShopperCustomersTypes.CustomerProductListItem

interface OfList extends OfCustomer {
  listId: string
}

interface OfItem extends OfList {
  itemId: string
}

/** A new item; the defaults are public false, priority 1, type product (requirement 13.1). */
type ListItemInput = { quantity: number } & Partial<PlatformListItem>

/** Shopper Customers: product lists, which hold wishlists and standing orders (requirement 9.5). */
interface ShopperProductLists {
  getCustomerProductLists(parameters: OfCustomer): Promise<ShopperCustomersTypes.CustomerProductListResult>
  getCustomerProductList(parameters: OfList): Promise<PlatformProductList>
  createCustomerProductList(parameters: OfCustomer, body: PlatformProductList): Promise<PlatformProductList>
  updateCustomerProductList(parameters: OfList, body: PlatformProductList): Promise<PlatformProductList>
  deleteCustomerProductList(parameters: OfList): Promise<BareStatus>
  createCustomerProductListItem(parameters: OfList, body: ListItemInput): Promise<PlatformListItem>
  /** A quantity of 0 deletes the item and returns the bare status (requirement 13.1). */
  updateCustomerProductListItem(
    parameters: OfItem,
    body: Partial<PlatformListItem>
  ): Promise<PlatformListItem | BareStatus>
  deleteCustomerProductListItem(parameters: OfItem): Promise<BareStatus>
}

const lists = scapiFamily<ShopperProductLists>(
  CUSTOMERS_ROOT,
  {
    getCustomerProductLists: 'GET /customers/{customerId}/product-lists',
    getCustomerProductList: 'GET /customers/{customerId}/product-lists/{listId}',
    createCustomerProductList: 'POST /customers/{customerId}/product-lists body',
    updateCustomerProductList: 'PATCH /customers/{customerId}/product-lists/{listId} body',
    deleteCustomerProductList: 'DELETE /customers/{customerId}/product-lists/{listId}',
    createCustomerProductListItem: 'POST /customers/{customerId}/product-lists/{listId}/items body',
    updateCustomerProductListItem: 'PATCH /customers/{customerId}/product-lists/{listId}/items/{itemId} body',
    deleteCustomerProductListItem: 'DELETE /customers/{customerId}/product-lists/{listId}/items/{itemId}'
  },
  { locale: false }
)

const NEW_ITEM = { public: false, priority: 1, type: 'product' } as const

export const shopperProductLists: Family<ShopperProductLists> = core => {
  const bare = lists(core)
  return {
    ...bare,
    createCustomerProductListItem: (parameters, body) =>
      bare.createCustomerProductListItem(parameters, body && { ...NEW_ITEM, ...body }),
    updateCustomerProductListItem: (parameters, body) =>
      body?.quantity === 0
        ? bare.deleteCustomerProductListItem(parameters)
        : bare.updateCustomerProductListItem(parameters, body)
  }
}
