import type { Request, Response, Router } from 'express'
import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import type { ProductList, ProductListItem } from '../../../domain/customers/customer'
import type { PublicLists } from '../../../domain/customers/public-lists'
import { readScope } from '../../../http/request-scope'
import { openCatalogueContext } from '../products/catalogue-context'
import { mapProduct } from '../products/map-product'
import { readList, readTexts } from '../products/query-parameters'
import { handleCustomerErrors } from './handle-customer-errors'

interface PublicListServices {
  publicLists: PublicLists
  catalogue: Catalogue
  publicOrigin: string
}

type ListType = ShopperCustomersTypes.PublicProductList['type']

const mapItem = ({
  public: _public,
  ...item
}: ProductListItem): ShopperCustomersTypes.PublicProductListItem => item

function mapList({
  customerProductListItems,
  ...list
}: ProductList): ShopperCustomersTypes.PublicProductList {
  return { ...list, type: list.type as ListType, productListItems: customerProductListItems.map(mapItem) }
}

/** A list as a search names it: without a name its type has to do as the title. */
const mapInfo = ({ id, name, type }: ProductList): ShopperCustomersTypes.PublicProductListInfo => ({
  id,
  name,
  title: name ?? type,
  type: type as ListType
})

/** Public product lists, which every shopper may read: `/product-lists` and below. */
export function addPublicListRoutes(router: Router, services: PublicListServices): void {
  const { publicLists } = services

  /** Adds an item's product where `expand` asks for it; pictures and availability only together with it. */
  function expandItem(request: Request, response: Response, item: ProductListItem) {
    const parts = readList(request.query.expand)
    const context = openCatalogueContext(response, services)
    const product = item.productId === undefined ? undefined : context.view.findProduct(item.productId)
    if (!product || !parts.includes('product')) return mapItem(item)
    const isExpanded = (part: string) => part === 'prices' || parts.includes(part)
    return { ...mapItem(item), product: mapProduct(context, product, { isExpanded, allImages: false }) }
  }

  router.get(
    '/product-lists',
    handleCustomerErrors(({ query }, response) => {
      const [email, firstName, lastName] = [query.email, query.firstName, query.lastName].map(
        value => readTexts(value)[0]?.trim() || undefined
      )
      const data = publicLists
        .search(readScope(response).site.id, { email, firstName, lastName })
        .map(mapInfo)
      response.json({ data, limit: data.length, total: data.length })
    })
  )
  router.get(
    '/product-lists/:listId',
    handleCustomerErrors(({ params }, response) => {
      response.json(mapList(publicLists.getList(readScope(response).site.id, params.listId ?? '')))
    })
  )
  router.get(
    '/product-lists/:listId/items',
    handleCustomerErrors((request, response) => {
      const list = publicLists.getList(readScope(response).site.id, request.params.listId ?? '')
      const data = list.customerProductListItems.map(item => expandItem(request, response, item))
      response.json({ data, limit: data.length, total: data.length })
    })
  )
  router.get(
    '/product-lists/:listId/items/:itemId',
    handleCustomerErrors(({ params }, response) => {
      const { site } = readScope(response)
      response.json(mapItem(publicLists.getItem(site.id, params.listId ?? '', params.itemId ?? '')))
    })
  )
}
