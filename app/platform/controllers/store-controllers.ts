import { PlatformError } from '../http/platform-error'
import type { Family } from '../platform-core'
import { aliasFamily, controllerFamily } from './controller-family'

export interface PlatformCountry {
  countryCode: string
  countryName: string
  locales: { locale: string; name: string }[]
  config?: { forms?: { address?: { postalCode?: { regexp?: string } } }; payment?: string[] }
}

/** A content page as the content system answers it (spec 3 section 7, `api/content/get`). */
export interface PlatformContentPage {
  id: string
  title?: string
  description?: string
  keywords?: string
  content?: { regions?: unknown[] }
  url?: string
  pageFetchedById?: boolean
}

/** The controllers that pages need to be shown (spec 3 section 7 "Store controller calls"). */
export interface StoreControllers {
  /** Site-Countries: the countries this site ships to. */
  getCountries(): Promise<{ countries: PlatformCountry[] }>
  /** api/content/get: a page by its id or slug. @throws PlatformError 404 when there is none. */
  getContentPage(parameters: { pageIdOrSlug: string }): Promise<PlatformContentPage>
  /** Order-FindByCheckoutKey: the order that this shopper's checkout became, 404 while there is none. */
  findOrderByCheckoutKey(parameters: { checkoutKey: string }): Promise<{ orderNo: string }>
}

const controllers = controllerFamily<Omit<StoreControllers, 'getContentPage'>>({
  getCountries: 'GET /Site-Countries',
  findOrderByCheckoutKey: 'GET /Order-FindByCheckoutKey?checkoutKey'
})

const content = aliasFamily<{
  getContentPage(parameters: { pageIdOrSlug: string }): Promise<{ data?: PlatformContentPage }>
}>({ getContentPage: 'GET /api/content/get?pageIdOrSlug' })

export const storeControllers: Family<StoreControllers> = core => {
  const { getContentPage } = content(core)
  return {
    ...controllers(core),
    async getContentPage(parameters) {
      const { data } = await getContentPage(parameters)
      if (data) return data
      throw new PlatformError({
        kind: 'unreadable',
        operation: 'getContentPage',
        detail: 'no page in the answer'
      })
    }
  }
}
