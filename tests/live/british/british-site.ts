import type { SiteConfig } from '../../../app/visit/config/app-config'
import { createRequire } from 'node:module'

/** No brand's name, so that nothing can take one for the other. */
export const BRITISH_ALIAS = 'tea-house'

/** The first site under another alias, British unless its visitors say otherwise. */
export function buildBritishSite(): SiteConfig {
  const [site] = readSites()
  if (!site) throw new Error('config/sites.js has no site')
  const supportedLocales = site.l10n.supportedLocales
    .filter(({ id }) => ['en-GB', 'de-DE'].includes(id))
    .map(({ alias: _alias, ...locale }) => locale)
  return {
    ...site,
    alias: BRITISH_ALIAS,
    l10n: { defaultLocale: 'en-GB', defaultCurrency: 'GBP', supportedLocales }
  }
}

/** The sites of `config/sites.js`. */
const readSites = (): SiteConfig[] => createRequire(`${process.cwd()}/`)('./config/sites.js') as SiteConfig[]
