import type { Send } from '../../platform/http/send-request'
import { createWaits } from '../../platform/http/waits'
import { createPlatform, type KeptAnswers, type Platform } from '../../platform/platform'
import { createAnonymousSession } from '../../platform/session/anonymous-session'
import { steadyNow, type PlatformClock } from '../../platform/session/platform-clock'
import type { Session } from '../../platform/session/session'
import type { SlasClient } from '../../platform/session/slas-client'
import type { ReportError } from '../report-error'
import { buildPlatformSettings, type CalledFor, type ServerSettings } from '../settings/server-settings'
import { createPublicReads } from './cache-public-reads'
import { createProductPaths } from './product-paths'
import { createSharedAnswers } from './share-answers'

export interface ShopServices {
  /** The platform as anonymous renders see it; one per site and locale, shared by all requests. */
  platformOf(siteId: string, locale: string, currency: string): Platform
  /** The same for an editor: without caches, and with unpublished content. */
  editedPlatformOf(siteId: string, locale: string, currency: string): Platform
  /** The platform has asked to wait: pages use its last responses. */
  isWaiting(): boolean
}

/** Services with the lifetime of the process: anonymous sessions and platforms. */
export function createShopServices(
  settings: ServerSettings,
  slas: SlasClient,
  clock: PlatformClock,
  send: Send,
  report: ReportError
): ShopServices {
  const sessions = new Map<string, Session>()
  const platforms = new Map<string, Platform>()
  const cachePublicReads = createPublicReads()
  const answers = createSharedAnswers()
  const waits = createWaits()

  for (const { id } of settings.config.sites) {
    const session = createAnonymousSession(slas, id, steadyNow, clock.now)
    sessions.set(id, session)
    // Ready before the first visitor; when the service is down, the first request tries again and reports.
    session.getAccessToken().catch(() => undefined)
  }

  function platformOf(siteId: string, locale: string, currency: string): Platform {
    const key = `${siteId} ${locale}`
    const known = platforms.get(key)
    if (known) return known
    const platform = cachePublicReads(buildPlatform({ siteId, locale, currency }), key)
    platforms.set(key, platform)
    return platform
  }

  function buildPlatform(read: CalledFor): Platform {
    const { siteId, locale } = read
    const session = sessions.get(siteId)
    if (!session) throw new Error(`No session for site "${siteId}"`)
    const kept: KeptAnswers = {
      share: (url, text, parse) => answers.share(`${siteId} ${url}`, text, parse),
      find: url => answers.find(`${siteId} ${url}`)
    }
    const platform = createPlatform(buildPlatformSettings(settings, read), session, send, {
      kept: read.isEdited ? undefined : kept,
      report,
      waits
    })
    return { ...platform, findProductPaths: id => findProductPaths(siteId, locale, id) }
  }

  const productPaths = createProductPaths((site, { id, preferredCurrency }) =>
    platformOf(site.id, id, preferredCurrency)
  )

  async function findProductPaths(siteId: string, localeId: string, productId: string) {
    const site = settings.config.sites.find(({ id }) => id === siteId)
    const locale = site?.l10n.supportedLocales.find(({ id }) => id === localeId)
    return site && locale ? productPaths.findOthers(site, locale, productId) : {}
  }

  return {
    platformOf,
    editedPlatformOf: (siteId, locale, currency) =>
      buildPlatform({ siteId, locale, currency, isEdited: true }),
    isWaiting: waits.isWaiting
  }
}
