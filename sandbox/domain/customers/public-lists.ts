import type { SiteId } from '../sites/site'
import type { Database } from '../../storage/sqlite/database'
import { createProductListStore, type OwnerSearch } from '../../storage/sqlite/product-lists'
import type { ProductList, ProductListItem } from './customer'
import { CustomerError } from './customer-error'

/** Lists that one search finds at most. */
const MAX_LISTS = 50

/**
 * Lists that their owners have made public, for everybody in the shop: with their public items only, and
 * without the list's own attributes, in which standing orders keep addresses.
 */
export function createPublicLists({ db }: { db: Database }) {
  const store = createProductListStore(db)
  const parse = (document: string): ProductList => {
    const list = JSON.parse(document) as ProductList
    const shown = Object.entries(list).filter(([name]) => !name.startsWith('c_'))
    return {
      ...(Object.fromEntries(shown) as ProductList),
      customerProductListItems: list.customerProductListItems.filter(item => item.public)
    }
  }

  function getList(siteId: SiteId, listId: string): ProductList {
    const document = store.findPublic(siteId, listId)
    if (document !== undefined) return parse(document)
    throw new CustomerError('product-list-not-found', `There is no public product list '${listId}'.`)
  }

  return {
    getList,

    /** By the owner's e-mail address, or by both names; 400 error for less. A guest's lists have no owner's name. */
    search(siteId: SiteId, { email, firstName, lastName }: OwnerSearch): ProductList[] {
      if (!email && !(firstName && lastName)) {
        throw new CustomerError(
          'product-list-search-term',
          "Search by 'email', or by 'firstName' and 'lastName' together."
        )
      }
      return store.searchPublic(siteId, { email, firstName, lastName }, MAX_LISTS).map(parse)
    },

    getItem(siteId: SiteId, listId: string, itemId: string): ProductListItem {
      const item = getList(siteId, listId).customerProductListItems.find(({ id }) => id === itemId)
      if (item) return item
      throw new CustomerError(
        'product-list-item-not-found',
        `The product list has no public item '${itemId}'.`
      )
    }
  }
}

export type PublicLists = ReturnType<typeof createPublicLists>
