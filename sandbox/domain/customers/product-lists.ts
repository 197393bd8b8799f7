import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { SiteId } from '../sites/site'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createProductListStore } from '../../storage/sqlite/product-lists'
import type { Catalogue } from '../catalogue/catalogue'
import type { ProductList, ProductListItem } from './customer'
import { CustomerError } from './customer-error'
import { findDueDate, STANDING_ORDER_TYPE } from '../standing-orders/standing-order'
import { withoutNull } from './without-null'

const LIST_LIMIT = 50
const ITEM_LIMIT = 500

type ListFields = Record<string, unknown> & { type?: string; name?: string | null; public?: boolean }
type ItemFields = Record<string, unknown> & {
  type?: 'product' | 'gift_certificate'
  productId?: string
  quantity?: number
  priority?: number
  public?: boolean
}

const listNotFound = (listId: string) =>
  new CustomerError('product-list-not-found', `The customer has no product list '${listId}'.`)
const itemNotFound = (itemId: string) =>
  new CustomerError('product-list-item-not-found', `The product list has no item '${itemId}'.`)

interface ProductListsDependencies {
  db: Database
  catalogue: Pick<Catalogue, 'hasProduct'>
  clock: Clock
  ids: Ids
  /** Throws for attributes by which nothing can be delivered. */
  acceptStandingOrder?: (siteId: SiteId, customerId: string, fields: ListFields) => void
}

/** Product lists of customers and guests: wishlists, and standing orders (type custom_1, requirement 9.7). */
export function createProductLists({
  db,
  catalogue,
  clock,
  ids,
  acceptStandingOrder = () => undefined
}: ProductListsDependencies) {
  const store = createProductListStore(db)
  const getNow = () => new Date(clock.now()).toISOString()
  const parse = (document: string) => JSON.parse(document) as ProductList

  function getList(customerId: string, listId: string): ProductList {
    const document = store.find(customerId, listId)
    if (document === undefined) throw listNotFound(listId)
    return parse(document)
  }

  const save = (list: ProductList) => store.update(list.id, JSON.stringify(list), findDueDate(list))

  /** Changes one list in one transaction. */
  function change<T>(customerId: string, listId: string, edit: (list: ProductList) => T): T {
    return inTransaction(db, () => {
      const list = getList(customerId, listId)
      const result = edit(list)
      list.lastModified = getNow()
      save(list)
      return result
    })
  }

  function requireItem(list: ProductList, itemId: string): ProductListItem {
    const item = list.customerProductListItems.find(candidate => candidate.id === itemId)
    if (!item) throw itemNotFound(itemId)
    return item
  }

  /** A product that the site sells; 400 errors for a missing and for an unknown one. */
  function requireProduct(siteId: SiteId, { type, productId }: ItemFields): void {
    if (type === 'gift_certificate') return
    if (productId === undefined) {
      throw new CustomerError('product-list-product-id-missing', 'An item of type product names no product.')
    }
    if (catalogue.hasProduct(siteId, productId)) return
    throw new CustomerError('product-list-product-not-found', `There is no product '${productId}'.`)
  }

  return {
    getList,
    listLists: (customerId: string): ProductList[] => store.findAll(customerId).map(parse),

    addList(siteId: SiteId, customerId: string, fields: ListFields): ProductList {
      return inTransaction(db, () => {
        if (store.findAll(customerId).length >= LIST_LIMIT) {
          throw new CustomerError('too-many-entries', `A customer has at most ${LIST_LIMIT} product lists.`)
        }
        const now = getNow()
        const list = withoutNull<ProductList>({
          type: 'wish_list',
          public: false,
          ...fields,
          name: fields.name ?? undefined,
          id: ids.next('list'),
          creationDate: now,
          lastModified: now,
          customerProductListItems: []
        })
        if (list.type === STANDING_ORDER_TYPE) acceptStandingOrder(siteId, customerId, list)
        store.add(list.id, siteId, customerId, JSON.stringify(list), findDueDate(list))
        return list
      })
    },

    updateList: (siteId: SiteId, customerId: string, listId: string, fields: ListFields): ProductList =>
      inTransaction(db, () => {
        const list = getList(customerId, listId)
        if (list.type === STANDING_ORDER_TYPE) acceptStandingOrder(siteId, customerId, fields)
        const updated = withoutNull({
          ...list,
          ...fields,
          lastModified: getNow()
        }) as ProductList
        save(updated)
        return updated
      }),

    removeList(customerId: string, listId: string): void {
      getList(customerId, listId)
      store.drop(customerId, listId)
    },

    getItem: (customerId: string, listId: string, itemId: string): ProductListItem =>
      requireItem(getList(customerId, listId), itemId),

    /** Adds a product; one that is in the list already has its quantity raised instead of getting a second line. */
    addItem: (siteId: SiteId, customerId: string, listId: string, fields: ItemFields): ProductListItem =>
      change(customerId, listId, list => {
        requireProduct(siteId, fields)
        const items = list.customerProductListItems
        const present = items.find(
          item => fields.productId !== undefined && item.productId === fields.productId
        )
        if (present) {
          Object.assign(present, { ...fields, quantity: present.quantity + (fields.quantity ?? 1) })
          return present
        }
        if (items.length >= ITEM_LIMIT) {
          throw new CustomerError('too-many-entries', `A product list has at most ${ITEM_LIMIT} items.`)
        }
        const item: ProductListItem = {
          quantity: 1,
          priority: 1,
          public: false,
          type: 'product',
          ...fields,
          id: ids.next('item'),
          purchasedQuantity: 0
        }
        items.push(item)
        return item
      }),

    /** Sets the given fields; quantity 0 removes the item and returns undefined (requirement 13.1). */
    updateItem: (
      customerId: string,
      listId: string,
      itemId: string,
      fields: ItemFields
    ): ProductListItem | undefined =>
      change(customerId, listId, list => {
        const item = requireItem(list, itemId)
        const items = list.customerProductListItems
        if (fields.quantity === 0) {
          items.splice(items.indexOf(item), 1)
          return undefined
        }
        const updated = withoutNull({ ...item, ...fields, id: item.id })
        items[items.indexOf(item)] = updated
        return updated
      }),

    removeItem: (customerId: string, listId: string, itemId: string): void =>
      change(customerId, listId, list => {
        const items = list.customerProductListItems
        items.splice(items.indexOf(requireItem(list, itemId)), 1)
      })
  }
}

export type ProductLists = ReturnType<typeof createProductLists>
