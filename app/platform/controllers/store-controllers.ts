import type { AuthorizedCall } from '../http/authorized-call'
import { PlatformError } from '../http/platform-error'
import { requireInput } from '../http/require-input'
import { encodeText, type ScapiSettings } from '../scapi/scapi-client'

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

export interface ControllerSettings extends Pick<ScapiSettings, 'siteId' | 'locale'> {
  /** Where the instance hangs: an origin on the server, the shop's own proxy path in the browser. */
  base: string
  /** Path of the alias form with {siteId} and {locale}, e.g. "s/{siteId}/{locale}". */
  contentSubPath: string
}

export interface StoreControllers {
  /** Site-Countries: the countries this site ships to. */
  getCountries(): Promise<{ countries: PlatformCountry[] }>
  /** api/content/get: a page by its id or slug. @throws PlatformError 404 when there is none. */
  getContentPage(parameters: { pageIdOrSlug: string }): Promise<PlatformContentPage>
  /** Order-FindByCheckoutKey: the order that this shopper's checkout became, 404 while there is none. */
  findOrderByCheckoutKey(parameters: { checkoutKey: string }): Promise<{ orderNo: string }>
}

/** Storefront controllers (spec 3 section 7 "Store controller calls"). */
export function createStoreControllers(call: AuthorizedCall, settings: ControllerSettings): StoreControllers {
  const controllers = `${settings.base}/on/demandware.store/Sites-${settings.siteId}-Site/${settings.locale.replace('-', '_')}`
  const content = `${settings.base}/${settings.contentSubPath
    .replace('{siteId}', settings.siteId)
    .replace('{locale}', settings.locale)}/api/content/get`
  return {
    getCountries: () =>
      call({ operation: 'Site-Countries', url: `${controllers}/Site-Countries` }) as Promise<{
        countries: PlatformCountry[]
      }>,
    async getContentPage({ pageIdOrSlug }) {
      requireInput('getContentPage', { pageIdOrSlug })
      const answer = (await call({
        operation: 'getContentPage',
        url: `${content}?pageIdOrSlug=${encodeText(pageIdOrSlug)}`
      })) as { data?: PlatformContentPage } | undefined
      if (!answer?.data)
        throw new PlatformError({
          kind: 'unreadable',
          operation: 'getContentPage',
          detail: 'no page in the answer'
        })
      return answer.data
    },
    findOrderByCheckoutKey({ checkoutKey }) {
      requireInput('findOrderByCheckoutKey', { checkoutKey })
      return call({
        operation: 'findOrderByCheckoutKey',
        url: `${controllers}/Order-FindByCheckoutKey?checkoutKey=${encodeText(checkoutKey)}`
      }) as Promise<{ orderNo: string }>
    }
  }
}
