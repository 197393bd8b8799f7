import { buildPicturePath } from '../domain/images/picture-path'
import { getLanguage, type Language } from '../texts/localized-text'
import type { Site } from '../domain/sites/site'

/** Documents that an order gets on its way. */
export type DocumentKind = 'invoice' | 'return-label' | 'tracking'

/** Arguments of mappers besides the mapped object: a language, and the addresses of links. */
export interface MappingContext {
  language: Language
  /** Address of a product's first picture. */
  buildImageUrl: (productId: string) => string
  /** Address of the provider's page for a payment that waits for its shopper. */
  buildPaymentUrl: (paymentId: string) => string
  /** Address of a paper that belongs to an order, or of the page of a parcel; the order's token in it is the key. */
  buildDocumentUrl: (
    order: { orderNo: string; orderToken: string },
    kind: DocumentKind,
    trackingNumber?: string
  ) => string
}

/** A locale of the site in the language, as controller addresses write it: "de_DE". */
const findLocaleOf = (site: Site, language: Language): string =>
  (site.locales.find(({ id }) => getLanguage(id) === language)?.id ?? site.defaultLocale).replace('-', '_')

/** The mapping context of one request: its language, and links to the sandbox's public origin. */
export const createMappingContext = (
  site: Site,
  language: Language,
  publicOrigin: string
): MappingContext => ({
  language,
  buildImageUrl: pictureId =>
    publicOrigin + buildPicturePath({ library: site.catalogId, pictureId, language }),
  buildPaymentUrl: paymentId => `${publicOrigin}/payments/v1/redirects/${paymentId}`,
  buildDocumentUrl: ({ orderNo, orderToken }, kind, trackingNumber) =>
    `${publicOrigin}/on/demandware.store/Sites-${site.id}-Site/${findLocaleOf(site, language)}/Order-Document?${new URLSearchParams({ orderNo, orderToken, kind, ...(trackingNumber !== undefined && { trackingNumber }) })}`
})
