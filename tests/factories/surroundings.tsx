import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import type { Platform } from '../../app/platform/platform'
import { PlatformProvider } from '../../app/platform/platform-context'
import { createQueryClient } from '../../app/platform/query-object'
import { SiteProvider } from '../../app/site/site-context'
import { HrefContext, LeavesContext } from '../../app/ui/link/link-context'
import { buildSiteContext } from './app-config'

/** Puts a component where the shop's pages stand, in English words. */
export function surround(children: ReactElement, platform = {} as Platform): ReactElement {
  const site = buildSiteContext()
  return (
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <IntlProvider locale="en-US" defaultLocale="en-US">
          <SiteProvider value={site}>
            <PlatformProvider value={platform}>
              <HrefContext.Provider value={site.link}>
                <LeavesContext.Provider value={site.leaves}>{children}</LeavesContext.Provider>
              </HrefContext.Provider>
            </PlatformProvider>
          </SiteProvider>
        </IntlProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}
