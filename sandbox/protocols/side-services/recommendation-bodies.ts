import { z } from 'zod'
import type { ActivityName } from '../../domain/recommendations/activity'

const id = z.string().trim().min(1).max(100)
const product = z.looseObject({ id })
const categoryShape = z.looseObject({ id })
const products = z.array(product).max(200)
const text = z.string().max(200)

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
  categories: z.array(categoryShape).max(50).optional(),
  locale: z.string().max(20).optional()
})

/** Older clients name the recommender, newer ones its type. */
const recommender = { recommenderName: id.optional(), recoType: id.optional() }
/** A suggested word, or its target. */
const suggestion = z.union([text, z.looseObject({})])
const suggestions = z.union([z.array(suggestion).max(200), z.looseObject({})])
const count = z.number().int().min(0).optional()
const ids = z.array(id).max(200).optional()
const mergedIds = { mergedProductIds: ids, skippedProductIds: ids, failedProductIds: ids }

/** Required members of a message besides its shopper. */
const activityShapes: Record<ActivityName, z.ZodRawShape> = {
  viewProduct: { product },
  viewSearch: { searchText: text, products: products.optional() },
  clickSearch: { searchText: text.optional(), product },
  viewCategory: { category: categoryShape, products: products.optional() },
  clickCategory: { category: categoryShape, product },
  viewReco: { ...recommender, products: z.array(z.union([product, id])).max(200) },
  clickReco: { ...recommender, product },
  viewPage: { currentLocation: z.string().max(2_000) },
  beginCheckout: { products, amount: z.number().min(0).optional() },
  checkoutStep: { stepName: z.string().max(100), stepNumber: z.number().int() },
  addToCart: { products: products.min(1) },
  viewSearchSuggestion: { searchText: text, suggestions: suggestions.optional() },
  clickSearchSuggestion: { searchText: text, suggestion },
  wishlistItemAdded: { productId: id, surface: text.optional() },
  wishlistItemRemoved: { productId: id, surface: text.optional() },
  wishlistItemMerged: { productId: id },
  wishlistMerged: { merged: count, skipped: count, failed: count, ...mergedIds },
  wishlistViewed: {}
}

const known = z.looseObject({
  cookieId: id,
  userId: id.nullish(),
  product: product.optional(),
  products: z.array(z.union([product, id.transform(id => ({ id }))])).optional(),
  productId: id.optional(),
  category: categoryShape.optional()
})

/** Checks the message of an activity; returns its subject and the message itself. @throws ZodError */
export function parseActivity(name: ActivityName, body: unknown) {
  const document = z
    .looseObject({ ...shopper, ...activityShapes[name] })
    .refine(({ recommenderName, recoType }) => !name.endsWith('Reco') || (recommenderName ?? recoType), {
      path: ['recommenderName'],
      message: 'required where there is no recoType'
    })
    .parse(body)
  const { cookieId, userId, product: one, products: many = [], productId, category } = known.parse(document)
  const productIds = [...(one ? [one] : []), ...many].map(entry => entry.id)
  if (productId !== undefined) productIds.push(productId)
  return {
    cookieId,
    userId: userId ?? undefined,
    productIds: [...new Set(productIds)],
    categoryId: category?.id,
    document: document as Record<string, unknown>
  }
}
