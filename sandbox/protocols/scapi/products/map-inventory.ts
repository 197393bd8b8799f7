import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import type { Site } from '../../../domain/sites/site'
import type { CatalogueContext } from './catalogue-context'

/** Id of the site's inventory list, from which its shops in town sell too. */
export const getInventoryId = ({ id }: Site): string => `${id}-inventory`

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
  const inventory = mapInventory(context, product)
  return inventoryIds.includes(inventory.id) ? [inventory] : []
}
