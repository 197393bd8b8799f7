import { hydrate, type DehydratedState } from '@tanstack/react-query'
import type { AppConfig } from '../../visit/config/app-config'
import { createLatePlatform } from '../../platform/late-platform'
import { createQueryClient } from '../../platform/query-object'
import { createBrowserSession } from '../../platform/session/browser-session'
import { createTokenChannel, runAloneAcrossTabs } from '../../platform/session/tab-signals'
import { readSessionCookie } from '../../platform/session/read-session-cookie'
import { createShopIntl } from '../../intl/create-shop-intl'
import { isEditMode } from '../../visit/edit-mode'
import { resolveSite } from '../../visit/site/resolve-site'
import { createSiteContext } from '../../visit/site/site-context'
import { readViewMode } from '../../visit/view-mode'
import { startConsents } from './start-consents'
import type { AppContext } from './app-context'

/** Paths of the shop's own proxies to the platform's API and instance. */
const SCAPI_PROXY = '/mobify/proxy/api'
const INSTANCE_PROXY = '/mobify/proxy/ocapi'

/** The app context of a browser tab; the query cache starts with the server's dehydrated state. */
export function createBrowserContext(config: AppConfig, frozen: DehydratedState | undefined): AppContext {
  startConsents(config.consent)
  const { site, locale } = resolveSite(config, window.location.pathname, window.location.search)
  const context = createSiteContext(config, site, locale, config.publicOrigin || window.location.origin)
  const send: typeof fetch = (input, init) => window.fetch(input, init)
  const session = createBrowserSession({
    siteId: site.id,
    send,
    now: Date.now,
    runAlone: runAloneAcrossTabs,
    channel: createTokenChannel(site.id),
    readCookie: cookie => readSessionCookie(site.id, cookie),
    onBegin: () => window.dispatchEvent(new Event('session-begun')),
    instanceBase: INSTANCE_PROXY
  })
  const platform = createLatePlatform(
    {
      scapiBase: SCAPI_PROXY,
      instanceBase: INSTANCE_PROXY,
      organizationId: config.commerce.organizationId,
      clientId: config.commerce.clientId,
      contentSubPath: config.commerce.contentSubPath,
      instanceOrigin: config.commerce.instanceOrigin,
      siteId: site.id,
      locale: locale.id,
      currency: locale.preferredCurrency,
      facts: site.facts,
      isEdited: isEditMode()
    },
    session,
    send
  )
  const client = createQueryClient()
  hydrate(client, frozen)
  return { config, client, platform, site: context, intl: createShopIntl(locale.id), view: readViewMode() }
}
