import { createQueryClient } from '../../app/platform/query-object'
import type { Platform } from '../../app/platform/platform'
import type { AppContext } from '../../app/shell/shop-config/app-context'
import { createSiteContext } from '../../app/visit/site/site-context'
import { buildAppConfig } from './app-config'
import { buildIntl } from './intl'

const config = buildAppConfig()

/** The context of one request for a page of the first site. */
export function buildAppContext(localeId = 'de-DE', given: Partial<AppContext> = {}): AppContext {
  const [site] = config.sites
  const locale = site?.l10n.supportedLocales.find(({ id }) => id === localeId)
  if (!site || !locale) throw new Error('the configuration lacks the locale')
  return {
    config,
    site: createSiteContext(config, site, locale, 'https://shop.example'),
    client: createQueryClient(),
    platform: {} as Platform,
    intl: buildIntl(localeId),
    view: {},
    ...given
  }
}
