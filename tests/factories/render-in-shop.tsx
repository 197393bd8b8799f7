import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactElement } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { Router } from 'react-router-dom'
import { PlatformProvider } from '../../app/platform/platform-context'
import type { Platform } from '../../app/platform/platform'
import { createQueryClient } from '../../app/platform/query-object'
import { createSiteContext, SiteProvider, type SiteContext } from '../../app/site/site-context'
import { HrefContext } from '../../app/ui/link/link-context'
import { buildAppConfig } from './app-config'

/** The context of the one site of a shop in English, whose addresses begin with "/en". */
export function buildSite(fields: Partial<SiteContext> = {}): SiteContext {
  const { sites } = buildAppConfig()
  const [locale] = sites[0]!.l10n.supportedLocales.filter(({ alias }) => alias === 'en')
  const site = { ...sites[0]!, name: 'Jasmin', l10n: { ...sites[0]!.l10n, defaultLocale: locale!.id } }
  const config = buildAppConfig({ url: { site: 'none', locale: 'path' }, sites: [site] })
  return { ...createSiteContext(config, site, locale!, 'https://shop.example'), ...fields }
}

/** Renders inside everything a shop's component may ask for; answers the history as well. */
export function renderInShop(element: ReactElement, { platform = {} as Platform, path = '/en/' } = {}) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const site = buildSite()
  const intl = createIntl({ locale: 'en-DE', defaultLocale: 'en-DE' })
  const view = render(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>
        <RawIntlProvider value={intl}>
          <SiteProvider value={site}>
            <PlatformProvider value={platform}>
              <HrefContext.Provider value={site.link}>
                <Router history={history}>{children}</Router>
              </HrefContext.Provider>
            </PlatformProvider>
          </SiteProvider>
        </RawIntlProvider>
      </QueryClientProvider>
    )
  })
  return { ...view, history }
}
