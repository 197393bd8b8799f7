import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../contracts'
import type { MapContext } from './map-context'

/** Availability of this moment under the id of the site's inventory list. */
export function mapInventory({ view }: MapContext, product: Product): ShopperProductsTypes.Inventory {
  return { id: `${view.site.id}-inventory`, ...view.findInventory(product) }
}
