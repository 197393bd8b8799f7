import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from '../../intl/intl'
import '../../content/content-types'
import { PlatformProvider } from '../../platform/platform-context'
import { SiteProvider } from '../../visit/site/site-context'
import { ViewModeProvider } from '../../visit/view-mode'
import { HrefContext, FullLoadContext, PrefetchContext } from '../../ui/action/link-context'
import type { AppContext } from './app-context'
import { createPrefetch } from './prefetch'

/** Provides a render with site, platform, messages, query cache and view mode, on the server and in the browser. */
export function ShopProviders({ children, appContext }: { children: ReactNode; appContext: AppContext }) {
  const { client, intl, platform, site, view, gate } = appContext
  const prefetch = useMemo(() => createPrefetch({ client, platform, site }), [client, platform, site])
  return (
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intl}>
        <SiteProvider value={site}>
          <PlatformProvider value={platform}>
            <HrefContext.Provider value={site.link}>
              <FullLoadContext.Provider value={site.needsFullLoad}>
                <PrefetchContext.Provider value={prefetch}>
                  {gate ?? <ViewModeProvider value={view}>{children}</ViewModeProvider>}
                </PrefetchContext.Provider>
              </FullLoadContext.Provider>
            </HrefContext.Provider>
          </PlatformProvider>
        </SiteProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  )
}
