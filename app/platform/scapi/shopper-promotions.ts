import type { ShopperPromotionsTypes } from 'commerce-sdk-isomorphic'
import { id, listOf, shape, text } from '../http/read-answer'
import { scapiFamily } from './scapi-family'

/** Shopper Promotions (requirement 13.1). */
interface ShopperPromotions {
  /** Up to 50 promotions; unknown and inactive ones are left out. */
  getPromotions(parameters: { ids: string[] }): Promise<ShopperPromotionsTypes.PromotionResult>
}

const promotion = shape({ id }, { name: text, calloutMsg: text, details: text })

export const shopperPromotions = scapiFamily<ShopperPromotions>(
  'pricing/shopper-promotions/v1',
  { getPromotions: 'GET /promotions?ids' },
  { answers: { getPromotions: shape({}, { data: listOf(promotion) }) } }
)
