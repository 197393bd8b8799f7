import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { getInventoryId } from '../../../domain/catalogue/inventory'
import type { Product } from '../../../domain/catalogue/product'
import type { CatalogueContext } from './catalogue-context'

/** Availability of this moment under the id of the site's inventory list. */
export function mapInventory({ view }: CatalogueContext, product: Product): ShopperProductsTypes.Inventory {
  return { id: getInventoryId(view.site), ...view.findInventory(product) }
}

/** Availability in those of the wanted inventory lists that there are. */
export function mapInventories(
  context: CatalogueContext,
  product: Product,
  inventoryIds: readonly string[]
): ShopperProductsTypes.Inventory[] {
  return inventoryIds.flatMap(id => {
    const inventory = context.view.findInventoryIn(id, product)
    return inventory ? [{ id, ...inventory }] : []
  })
}
