import { z } from 'zod'
import type { CustomAttributes } from '../../../domain/baskets/basket'

const MAX_ATTRIBUTES = 50
export const idText = z.string().min(1).max(256)
export const longText = z.string().max(4000)
const scalar = z.union([longText, z.number(), z.boolean()])
const customValue = z.union([scalar, z.null(), z.array(scalar).max(100)])

/** Attributes that the sandbox computes; a client sends them back with the basket. */
const computed = new Set([
  'c_giftCardIsVirtual',
  'c_giftWrap',
  'c_purchasable',
  'c_inventory',
  'c_isGiftCard',
  'c_classCategoryID',
  'c_primaryCategoryId',
  'c_orderable',
  'c_basketLimit',
  'c_listPrice',
  'c_image',
  'c_isBonusProductsByPromoCode',
  'c_productName',
  'c_promotionMessage',
  'c_servings',
  'c_variationValues',
  'c_welcomeOfferPart',
  'c_welcomeOfferPromotionId',
  'c_welcomeOfferRemoved'
])

/** The `c_` attributes of a body; throws a ZodError for values that cannot be stored. */
export function readCustomAttributes(body: object): CustomAttributes {
  const entries = Object.entries(body).filter(([key]) => key.startsWith('c_') && !computed.has(key))
  return z
    .record(z.string().max(100), customValue)
    .refine(custom => Object.keys(custom).length <= MAX_ATTRIBUTES, `at most ${MAX_ATTRIBUTES} attributes`)
    .parse(Object.fromEntries(entries))
}
