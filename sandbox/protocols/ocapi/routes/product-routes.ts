import { say } from '../../../texts/localized-text'
import type { Router } from 'express'
import type { Product } from '../../../domain/catalogue/product'
import type { ProtocolContext } from '../../protocol-context'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import { openCatalogueContext, type CatalogueContext } from '../../scapi/products/catalogue-context'
import { mapInventory } from '../../scapi/products/map-inventory'
import { mapProduct } from '../../scapi/products/map-product'
import { readExpand } from '../../scapi/products/query-parameters'
import { OcapiFault } from '../ocapi-fault'
import { sendDocument } from '../send-document'

function requireProduct({ view }: CatalogueContext, productId: string): Product {
  const product = view.findProduct(productId)
  if (product) return product
  throw new OcapiFault(
    404,
    'ProductNotFoundException',
    `No product with ID '${productId}' for site '${view.site.id}' could be found.`,
    { productId, siteId: view.site.id }
  )
}

export type ProductServices = { catalogue: Catalogue } & Pick<ProtocolContext, 'publicOrigin'>

/** Products that are online. Without `expand` everything is sent, which OCAPI would leave out. */
export function addProductRoutes(router: Router, services: ProductServices): void {
  router.get('/products/:productId', (request, response) => {
    const context = openCatalogueContext(response, services)
    const product = requireProduct(context, request.params.productId)
    const parts = {
      isExpanded: readExpand(request.query),
      allImages: request.query.all_images === 'true'
    }
    sendDocument(response, 'product', mapProduct(context, product, parts))
  })
  router.get('/products/:productId/availability', (request, response) => {
    const context = openCatalogueContext(response, services)
    const product = requireProduct(context, request.params.productId)
    const inventory = mapInventory(context, product)
    sendDocument(response, 'product', {
      id: product.id,
      name: say(product.name, context.view.language),
      minOrderQuantity: product.minOrderQuantity,
      stepQuantity: product.stepQuantity,
      inventory,
      c_orderable: inventory.orderable
    })
  })
}
