import type { Response } from 'express'
import type { Catalogue, CatalogueView } from '../../../domain/catalogue/catalogue'
import { readScope } from '../../../http/request-scope'

/** What mapping a product to the wire takes besides the product. */
export interface MapContext {
  view: CatalogueView
  /** e.g. "de-AT"; decides number format and country. */
  locale: string
  publicOrigin: string
}

/** Opens the catalogue for the site, language and currency of a guarded request. */
export function openMapContext(
  response: Response,
  { catalogue, publicOrigin }: { catalogue: Catalogue; publicOrigin: string }
): MapContext {
  const { site, locale, language, currency, effectiveTime } = readScope(response)
  const view = catalogue.open({ siteId: site.id, language, currency, effectiveTime })
  return { view, locale, publicOrigin }
}

/** Cents as the wire has them: a decimal number. */
export const toDecimal = (cents: number): number => cents / 100
