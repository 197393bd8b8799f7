import { GIFT_WRAP_OPTION } from '../../../gifts/gift-wrap-option'
import { roundMoney } from '../../../intl/money'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'

interface WrapChoice {
  valueId: string
  name: string
  /** For one unit, a decimal. */
  price: number
}

/** The wraps of a product, each with a price, and the value of the option that is none. */
export interface WrapChoices {
  description?: string
  wraps: WrapChoice[]
  unwrapped: string
}

/** Gift wraps of a product with their prices; null for a product that has none any more. */
export const wrapChoicesQuery = (platform: Platform, productId: string): QueryObject<WrapChoices | null> => ({
  queryKey: ['gift-wrap', productId],
  // A price of two minutes ago may no longer be charged.
  staleTime: 0,
  queryFn: async () => {
    const { data: [product] = [] } = await platform.products.getProducts({
      ids: [productId],
      expand: ['options']
    })
    const option = product?.options?.find(({ id }) => id === GIFT_WRAP_OPTION)
    const values = option?.values ?? []
    const none = values.find(({ default: isDefault, price = 0 }) => isDefault || price === 0)
    const wraps = values.flatMap(({ id, name = id, price = 0 }) =>
      price > 0 ? [{ valueId: id, name, price: roundMoney(price) }] : []
    )
    if (!none || wraps.length === 0) return null
    return { description: option?.description, wraps, unwrapped: none.id }
  }
})
