import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

type PlatformPage = ShopperExperienceTypes.Page

/** Shopper Experience: pages of the page designer (requirement 13.1). The shop's own pages come from `api/content/get`. */
interface ShopperExperience {
  getPage(parameters: {
    pageId: string
    aspectAttributes?: string
    parameters?: string
  }): Promise<PlatformPage>
  /** Pages of an aspect type for this category or product. */
  getPages(parameters: {
    aspectTypeId: string
    categoryId?: string
    productId?: string
    aspectAttributes?: string
    parameters?: string
  }): Promise<ShopperExperienceTypes.PageResult>
}

export const shopperExperience = scapiFamily<ShopperExperience>('experience/shopper-experience/v1', {
  getPage: 'GET /pages/{pageId}',
  getPages: 'GET /pages?aspectTypeId'
})
