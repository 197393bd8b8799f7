import { refuseOverlong } from '../http/encode'
import { isPlatformError, PlatformError } from '../http/platform-error'
import { flag, id, listOf, number, shape, text } from '../http/read-answer'
import type { Family } from '../platform-core'
import { aliasFamily, controllerFamily } from './controller-family'
import { withInstanceSession } from './with-instance-session'

/** Amounts are decimals of the currency. A missing amount makes no promise. */
interface PlatformDeliveryRate {
  currency: string
  standard?: number
  express?: number
  /** Value of goods from which standard delivery is free. */
  freeFrom?: number
  freeFromBoxes?: number
}

/** Working days until a parcel arrives, and the hour before which an order leaves on its own working day. */
export interface PlatformDeliveryTime {
  standardFrom?: number
  standardTo?: number
  express?: number
  orderBefore?: number
}

export interface PlatformCountry {
  countryCode: string
  countryName?: string
  locales?: { locale: string; name: string }[]
  config?: {
    forms?: {
      address?: {
        postalCode?: { regexp?: string }
        /** The parts of the country that its addresses name, where they do. */
        state?: { required?: boolean; options?: { code: string; name: string }[] }
      }
    }
    payment?: string[]
    /** A postal code whose delivery times hold for the whole country; none where they differ by region. */
    estimatePostalCode?: string
    /** Delivery costs, an entry for each currency (requirement 6.5). */
    delivery?: PlatformDeliveryRate[]
    deliveryTime?: PlatformDeliveryTime
  }
}

/** A content page as the content system returns it (requirement 13.1, `api/content/get`). */
export interface PlatformContentPage {
  id: string
  title?: string
  description?: string
  keywords?: string
  /** The same page in other languages. */
  canonicals?: { language: string; url: string }[]
  content?: { regions?: unknown[] }
  url?: string
  pageFetchedById?: boolean
}

interface ContentParameters {
  pageIdOrSlug: string
  lang?: string
}

/**
 * The additional parameter of edit mode: the flag of requirement 1.8, by which a content system recognises
 * its editor.
 */
interface EditParameters {
  pageDesignerEditMode?: boolean
}

/** The controllers that rendering needs (requirement 13.1). */
export interface StoreControllers {
  /** Site-Countries: the countries this site ships to. */
  getCountries(): Promise<{ countries: PlatformCountry[] }>
  /**
   * api/content/get: a page by its id or slug; `lang` if the language differs from the path's.
   *
   * @throws PlatformError, 404 for an absent page; a status of 400 and more with the message of requirement
   * 2.1.
   */
  getContentPage(parameters: ContentParameters): Promise<PlatformContentPage>
  /** Order-FindByCheckoutKey: the order that this shopper's checkout became, 404 until it exists. */
  findOrderByCheckoutKey(parameters: { checkoutKey: string }): Promise<{ orderNo: string }>
}

const named = shape({ locale: id, name: text })
const state = shape({}, { required: flag, options: listOf(shape({ code: id, name: text })) })
const address = shape({}, { postalCode: shape({}, { regexp: text }), state })
const deliveryRate = shape(
  { currency: id },
  { standard: number, express: number, freeFrom: number, freeFromBoxes: number }
)
const deliveryTime = shape(
  {},
  { standardFrom: number, standardTo: number, express: number, orderBefore: number }
)
const country = shape(
  { countryCode: id },
  {
    countryName: text,
    locales: listOf(named),
    config: shape(
      {},
      {
        forms: shape({}, { address }),
        payment: listOf(id),
        estimatePostalCode: text,
        delivery: listOf(deliveryRate),
        deliveryTime
      }
    )
  }
)

const countries = controllerFamily<Pick<StoreControllers, 'getCountries'>>(
  { getCountries: 'GET /Site-Countries' },
  { getCountries: shape({ countries: listOf(country) }) }
)

const orders = withInstanceSession(
  controllerFamily<Pick<StoreControllers, 'findOrderByCheckoutKey'>>(
    { findOrderByCheckoutKey: 'GET /Order-FindByCheckoutKey?checkoutKey' },
    { findOrderByCheckoutKey: shape({ orderNo: id }) }
  )
)

const content = aliasFamily<{
  getContentPage(parameters: ContentParameters & EditParameters): Promise<{ data?: PlatformContentPage }>
}>(
  { getContentPage: 'GET /api/content/get?pageIdOrSlug' },
  // A page's content is parsed where pages are mapped (content/page/map-content-page.ts): editors write anything.
  { getContentPage: shape({}, { data: shape({}) }) }
)

export const storeControllers: Family<StoreControllers> = core => {
  const { getContentPage } = content(core)
  return {
    ...countries(core),
    ...orders(core),
    async getContentPage(parameters) {
      refuseOverlong('getContentPage', parameters.pageIdOrSlug)
      const { data } = await getContentPage(
        core.settings.isEdited ? { ...parameters, pageDesignerEditMode: true } : parameters
      ).catch(throwBadResponse)
      if (data) return data
      throw new PlatformError({
        kind: 'unreadable',
        operation: 'getContentPage',
        detail: 'no page in the answer'
      })
    }
  }
}

/** @throws the error, with the message of requirement 2.1 where it has a status of 400 and more. */
export function throwBadResponse(error: unknown): never {
  if (isPlatformError(error) && error.status && error.status >= 400)
    error.message = `Bad response from the server! Status Code: ${error.status} - Message: ${error.detail ?? error.title ?? ''}`
  throw error
}
