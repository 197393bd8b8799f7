import type { Response } from 'express'
import type { Catalogue, CatalogueView } from '../../../domain/catalogue/catalogue'
import { readScope } from '../../../http/request-scope'

/** Arguments of the product mappers besides the product. */
export interface CatalogueContext {
  view: CatalogueView
  /** e.g. "de-AT"; decides number format and country. */
  locale: string
  publicOrigin: string
}

/** Opens the catalogue for the site, language and currency of a guarded request. */
export function openCatalogueContext(
  response: Response,
  { catalogue, publicOrigin }: { catalogue: Catalogue; publicOrigin: string }
): CatalogueContext {
  const { site, locale, language, currency, effectiveTime } = readScope(response)
  const view = catalogue.open({ siteId: site.id, language, currency, effectiveTime })
  return { view, locale, publicOrigin }
}
