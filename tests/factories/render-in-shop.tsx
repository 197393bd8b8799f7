import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactElement } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { Router } from 'react-router-dom'
import { PlatformProvider } from '../../app/platform/platform-context'
import type { Platform } from '../../app/platform/platform'
import { createQueryClient } from '../../app/platform/query-object'
import { SiteProvider, type SiteContext } from '../../app/site/site-context'
import { HrefContext } from '../../app/ui/link/link-context'
import { buildAppConfig } from './app-config'

/** A site with English words and prices in euros, whose addresses begin with "/en". */
export function buildSite(fields: Partial<SiteContext> = {}): SiteContext {
  const locale = { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
  return {
    site: {
      id: 'jasmin',
      alias: 'jasmin',
      tenantId: 'jasmin',
      name: 'Jasmin',
      supportEmail: 'service@jasmin-tee.example',
      tel: '00800 1234 5678',
      apps: [{ store: 'apple', link: 'https://apps.example/jasmin' }],
      social: [{ network: 'instagram', link: 'https://social.example/jasmin' }],
      seals: ['premium-shop', 'pci'],
      l10n: { defaultLocale: 'en-DE', defaultCurrency: 'EUR', supportedLocales: [locale] }
    },
    locale,
    currency: 'EUR',
    origin: 'https://shop.example',
    underMaintenance: false,
    monitoring: buildAppConfig().monitoring,
    thirdParties: buildAppConfig().thirdParties,
    sideServices: buildAppConfig().sideServices,
    href: path => `/en${path}`,
    hrefIn: (_locale, path) => `/en${path}`,
    link: to => (to.startsWith('/') ? `/en${to}` : to),
    readPath: address => (address.startsWith('/') ? address : undefined),
    leaves: () => false,
    pathOf: pathname => pathname.replace(/^\/en/, '') || '/',
    ...fields
  }
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
