import { z } from 'zod'
import type { ActivityName } from '../../domain/recommendations/activity'

const id = z.string().trim().min(1).max(100)
const product = z.looseObject({ id })
const category = z.looseObject({ id })
const products = z.array(product).max(200)

/** Who did or asks something: every message has it. */
const shopper = {
  cookieId: id,
  userId: id.nullish(),
  realm: id.optional(),
  instanceType: z.enum(['prd', 'sbx']).optional()
}

export const recommendationBody = z.looseObject({
  ...shopper,
  products: products.optional(),
  categories: z.array(category).max(50).optional(),
  locale: z.string().max(20).optional()
})

/** What a message has to hold besides its shopper. */
const activityShapes: Record<ActivityName, z.ZodRawShape> = {
  viewProduct: { product },
  viewSearch: { searchText: z.string().max(200), products: products.optional() },
  clickSearch: { searchText: z.string().max(200).optional(), product },
  viewCategory: { category, products: products.optional() },
  clickCategory: { category, product },
  viewReco: { recommenderName: id, products },
  clickReco: { recommenderName: id, product },
  viewPage: { currentLocation: z.string().max(2_000) },
  beginCheckout: { products, amount: z.number().min(0).optional() },
  checkoutStep: { stepName: z.string().max(100), stepNumber: z.number().int() },
  addToCart: { products: products.min(1) }
}

const known = z.looseObject({
  cookieId: id,
  userId: id.nullish(),
  product: product.optional(),
  products: products.optional(),
  category: category.optional()
})

/** Checks the message of an activity; returns what it is about, and the message itself. @throws ZodError */
export function parseActivity(name: ActivityName, body: unknown) {
  const document = z.looseObject({ ...shopper, ...activityShapes[name] }).parse(body)
  const { cookieId, userId, product: one, products: many = [], category: within } = known.parse(document)
  const productIds = [...(one ? [one] : []), ...many].map(entry => entry.id)
  return {
    cookieId,
    userId: userId ?? undefined,
    productIds: [...new Set(productIds)],
    categoryId: within?.id,
    document: document as Record<string, unknown>
  }
}
