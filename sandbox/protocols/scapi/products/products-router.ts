import { Router, type Request, type Response } from 'express'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import type { CreateRouter } from '../../protocol-context'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import { notFound } from '../../../http/problem'
import { mapCategory } from './map-category'
import { openCatalogueContext, type CatalogueContext } from './catalogue-context'
import { mapImageGroups, selectImageTypes, selectImageValues } from './map-images'
import { mapPrices, mapProductPromotions } from './map-prices'
import { mapProduct, type ProductParts } from './map-product'
import {
  readExpand,
  readImageTypes,
  readInteger,
  readInventoryIds,
  readTexts,
  requireIds
} from './query-parameters'

const MAX_PRODUCTS = 24
const MAX_CATEGORIES = 50

const readParts = ({ query }: Request): ProductParts => ({
  isExpanded: readExpand(query),
  allImages: query.allImages === 'true',
  imageTypes: readImageTypes(query),
  inventoryIds: readInventoryIds(query),
  perPricebook: query.perPricebook === 'true'
})

/** Pictures of `getProductImages`: all of them, or those of the values that are given as `id=value`. */
function mapImages(context: CatalogueContext, product: Product, { query }: Request) {
  const allImages = query.allImages === 'true'
  const chosen = readTexts(query.variationAttribute).map(entry => entry.split(/=(.*)/s).slice(0, 2))
  const values = new Map(allImages ? (chosen as [string, string][]) : [])
  const groups = selectImageValues(mapImageGroups(context, product, allImages), values)
  return selectImageTypes(groups, readImageTypes(query))
}

const readLevels = ({ query }: Request) => readInteger(query, 'levels', { least: 0, most: 2, fallback: 1 })

function requireProduct({ view }: CatalogueContext, id: string): Product {
  const product = view.findProduct(id)
  if (product) return product
  throw notFound('product-not-found', 'Product Not Found', `No product with ID '${id}' could be found.`)
}

/** Shopper Products: products, their parts, and categories. Mounted below the organization. */
export const createProductsRouter: CreateRouter<{ catalogue: Catalogue }> = services => {
  const router = Router()
  const open = (response: Response) => openCatalogueContext(response, services)

  router.get('/products', (request, response) => {
    const ids = requireIds(request.query, MAX_PRODUCTS)
    const parts = readParts(request)
    const context = open(response)
    const data = ids.flatMap(id => {
      const product = context.view.findProduct(id)
      return product ? [mapProduct(context, product, parts)] : []
    })
    const result: ShopperProductsTypes.ProductResult = { limit: data.length, data, total: data.length }
    response.json(result)
  })

  router.get('/products/:id', (request, response) => {
    const context = open(response)
    response.json(mapProduct(context, requireProduct(context, request.params.id), readParts(request)))
  })

  router.get('/products/:id/images', (request, response) => {
    const context = open(response)
    const product = requireProduct(context, request.params.id)
    const imageGroups = mapImages(context, product, request)
    const result: ShopperProductsTypes.ProductImages = { id: product.id, imageGroups }
    response.json(result)
  })

  router.get('/products/:id/prices', (request, response) => {
    const context = open(response)
    const product = requireProduct(context, request.params.id)
    const price = context.view.findPrice(product)
    const result: ShopperProductsTypes.PricesResult = {
      productId: product.id,
      currency: context.view.currency,
      ...(price ? mapPrices(context, product, price) : {})
    }
    response.json(result)
  })

  router.get('/products/:id/promotions', (request, response) => {
    const context = open(response)
    const product = requireProduct(context, request.params.id)
    const price = context.view.findPrice(product)
    const result: ShopperProductsTypes.PromotionsResult = {
      productId: product.id,
      productPromotions: price ? mapProductPromotions(context, price) : []
    }
    response.json(result)
  })

  router.get('/categories', (request, response) => {
    const ids = requireIds(request.query, MAX_CATEGORIES)
    const levels = readLevels(request)
    const context = open(response)
    const data = ids.flatMap(id => {
      const category = context.view.catalogue.categories.find(id)
      return category ? [mapCategory(context, category, levels)] : []
    })
    const result: ShopperProductsTypes.CategoryResult = { limit: data.length, data, total: data.length }
    response.json(result)
  })

  router.get('/categories/:id', (request, response) => {
    const { id } = request.params
    const context = open(response)
    const category = context.view.catalogue.categories.find(id)
    if (!category) {
      throw notFound(
        'category-not-found',
        'Category Not Found',
        `No category with ID '${id}' could be found.`
      )
    }
    response.json(mapCategory(context, category, readLevels(request)))
  })

  return router
}
