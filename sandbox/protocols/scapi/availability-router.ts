import { Router } from 'express'
import type { ShopperAvailabilityTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../domain/catalogue/product'
import type { CreateRouter } from '../protocol-context'
import type { Catalogue } from '../../domain/catalogue/catalogue'
import { badRequest } from '../../http/problem'
import { openCatalogueContext } from './products/catalogue-context'
import { mapInventories, mapInventory } from './products/map-inventory'
import { readInventoryIds, readList } from './products/query-parameters'

const MAX_PRODUCTS = 24

/** Shopper Availability: current availability, in the site's inventory list or in those of stores. */
export const createAvailabilityRouter: CreateRouter<{ catalogue: Catalogue }> = services => {
  const router = Router()
  router.get('/availability', (request, response) => {
    const ids = readList(request.query.productIds)
    if (ids.length === 0) throw badRequest("The query parameter 'productIds' is required.")
    if (ids.length > MAX_PRODUCTS)
      throw badRequest(`The query parameter 'productIds' takes at most ${MAX_PRODUCTS} ids.`)
    const context = openCatalogueContext(response, services)
    const wanted = readInventoryIds(request.query)
    const expand = readList(request.query.expand)

    /** A product and, where they are asked for, its variants or parts. */
    const listWithParts = (id: string): Product[] => {
      const product = context.view.findProduct(id)
      if (!product) return []
      const variants = expand.includes('variations') ? context.view.catalogue.listVariants(id) : []
      const parts = expand.includes('set_products') ? (product.setItems ?? []) : []
      return [
        product,
        ...variants,
        ...parts.flatMap(({ productId }) => context.view.findProduct(productId) ?? [])
      ]
    }
    const products = new Map(ids.flatMap(listWithParts).map(product => [product.id, product]))
    const data = [...products.values()].map((product): ShopperAvailabilityTypes.Availability => {
      const inventories =
        wanted.length === 0 ? [mapInventory(context, product)] : mapInventories(context, product, wanted)
      return { id: product.id, inventories }
    })
    const result: ShopperAvailabilityTypes.AvailabilityResult = {
      data,
      limit: data.length,
      total: data.length
    }
    response.json(result)
  })
  return router
}
