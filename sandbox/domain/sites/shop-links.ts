import type { Site } from './site'

/** The address of a page of the shop that is running; `path` begins with a slash. */
export type BuildShopLink = (site: Site, locale: string, path: string) => string

/** @param origin of the shop. */
export const createShopLinks =
  (origin: string): BuildShopLink =>
  (site, locale, path) => {
    const alias = site.locales.find(({ id }) => id === locale)?.alias ?? locale
    return `${origin}/${site.alias}/${alias}${path}`
  }
