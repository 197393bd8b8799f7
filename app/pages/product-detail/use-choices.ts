import { useLocation } from '../../entry/kit-adapter/router'
import { readPageQuery } from '../../visit/addresses/cache-key'
import { decodePath } from '../../visit/addresses/decode-path'
import { presetDelivery } from '../../features/catalogue/model/gift-card-delivery'
import type { Product } from '../../features/catalogue/model/product'
import { readChoices, type Choices } from '../../features/catalogue/model/variant-choice'
import { useSite } from '../../visit/site/site-context'

/**
 * The choices of the address, which is ahead of the page while the chosen variant loads:
 * choices made before the platform's response are kept. The page still shows price and stock of
 * `loaded`, so nothing may be sold while `isPending`.
 */
export function useChoices(product: Product, loaded: Choices): { choices: Choices; isPending: boolean } {
  const { pathname, search } = useLocation()
  const { pathOf } = useSite()
  // Another product's page is on its way: this one stays as it is until then.
  if (decodePath(pathOf(pathname)) !== product.to) return { choices: loaded, isPending: false }
  const choices = readChoices(product.variations, readPageQuery(search), presetDelivery(product))
  const isPending = product.variations.attributes.some(({ id }) => choices[id] !== loaded[id])
  return { choices, isPending }
}
