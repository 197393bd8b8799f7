import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from 'history'
import type { ReactElement } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { Router } from 'react-router-dom'
import { PlatformProvider } from '../../app/platform/platform-context'
import type { Platform } from '../../app/platform/platform'
import { createQueryClient } from '../../app/platform/query-object'
import { SiteProvider, type SiteContext } from '../../app/site/site-context'
import { FullLoadContext, HrefContext } from '../../app/ui/link/link-context'
import { buildEnglishSite } from './app-config'

export interface ProviderValues {
  platform?: Platform
  site?: SiteContext
  history?: ReturnType<typeof createMemoryHistory>
  client?: ReturnType<typeof createQueryClient>
}

const intl = createIntl({ locale: 'en-DE', defaultLocale: 'en-DE' })

/** An element inside every provider that the shop's components may ask for, in English. */
export const withProviders = (
  element: ReactElement,
  {
    platform = {} as Platform,
    site = buildEnglishSite(),
    history = createMemoryHistory(),
    client = createQueryClient()
  }: ProviderValues = {}
): ReactElement => (
  <Router history={history}>
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intl}>
        <SiteProvider value={site}>
          <PlatformProvider value={platform}>
            <HrefContext.Provider value={site.link}>
              <FullLoadContext.Provider value={site.needsFullLoad}>{element}</FullLoadContext.Provider>
            </HrefContext.Provider>
          </PlatformProvider>
        </SiteProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  </Router>
)
