import { dehydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import '../../content/content-types'
import type { RequestContext } from '../../server/page-request/request-context'
import { PlatformProvider } from '../../platform/platform-context'
import { SiteProvider } from '../../site/site-context'
import { ViewModeProvider } from '../../view-mode/view-mode'
import { HrefContext, FullLoadContext, PrefetchContext } from '../../ui/link/link-context'
import { initPageState } from './init-page-state'
import { createBrowserContext } from './create-browser-context'
import { createServerContext } from './create-server-context'
import { requireAppContext, type Locals } from './app-context'
import { createPrefetch } from './prefetch'

/** The framework's hook for an app's own setup; its statics carry state from server to browser. */
export function ShopConfig({ children, locals }: { children: ReactNode; locals: Locals }) {
  const { client, intl, platform, site, view, gate } = requireAppContext(locals)
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

ShopConfig.restore = (locals: Locals & { shop?: RequestContext }, frozen?: DehydratedState) => {
  locals.appContext = locals.shop
    ? createServerContext(locals.shop)
    : createBrowserContext(window.__CONFIG__.app, frozen)
}
ShopConfig.freeze = (locals: Locals): DehydratedState => dehydrate(requireAppContext(locals).client)
ShopConfig.extraGetPropsArgs = () => ({})
ShopConfig.getHOCsInUse = (): unknown[] => []
ShopConfig.initAppState = initPageState
