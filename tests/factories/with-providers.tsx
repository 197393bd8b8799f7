import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from 'history'
import type { ReactElement, ReactNode } from 'react'
import { Router } from '../../app/entry/kit-adapter/router'
import { RawIntlProvider, type IntlShape } from '../../app/intl/intl'
import { PlatformProvider } from '../../app/platform/platform-context'
import type { Platform } from '../../app/platform/platform'
import { shopperSession } from '../../app/platform/session/shopper-session'
import { createQueryClient } from '../../app/platform/query-object'
import { SiteProvider, type SiteContext } from '../../app/visit/site/site-context'
import { FullLoadContext, HrefContext } from '../../app/ui/action/link-context'
import { buildEnglishSite } from './app-config'
import { buildIntl } from './intl'
import { useFollowedLinks } from '../../app/ui/action/use-followed-links'

export interface ProviderValues {
  platform?: Platform
  site?: SiteContext
  history?: ReturnType<typeof createMemoryHistory>
  client?: ReturnType<typeof createQueryClient>
  /** In the words of another locale than the English defaults. */
  intl?: IntlShape
}

const ENGLISH = buildIntl('en-DE')

const NOTHING = {} as Platform

const GUEST = {
  getState: () => undefined,
  getAuthType: () => 'guest',
  onChange: () => () => undefined
}

/** One for each platform, so that a render changes nothing for its components. */
const withSessions = new WeakMap<Platform, Platform>()

/** Hearts ask everywhere who the shopper is: a platform that does not say has a guest. */
function withSession(platform: Platform): Platform {
  const known = withSessions.get(platform)
  if (known) return known
  const family: Platform['family'] = ask => {
    const answer = (platform.family as Platform['family'] | undefined)?.(ask)
    if (ask !== (shopperSession as unknown)) return answer as ReturnType<typeof ask>
    const isWhole = Object.keys(GUEST).every(name => name in (answer ?? {}))
    return (isWhole ? answer : { ...GUEST, ...answer }) as ReturnType<typeof ask>
  }
  const whole = Object.assign(Object.create(platform) as Platform, { family })
  withSessions.set(platform, whole)
  return whole
}

/** An element inside every provider that the shop's components may ask for, in English. */
export const withProviders = (
  element: ReactElement,
  {
    platform = NOTHING,
    site = buildEnglishSite(),
    history = createMemoryHistory(),
    client = createQueryClient(),
    intl = ENGLISH
  }: ProviderValues = {}
): ReactElement => (
  <Router history={history}>
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intl}>
        <SiteProvider value={site}>
          <PlatformProvider value={withSession(platform)}>
            <HrefContext.Provider value={site.link}>
              <FullLoadContext.Provider value={site.needsFullLoad}>
                <FollowedLinks>{element}</FollowedLinks>
              </FullLoadContext.Provider>
            </HrefContext.Provider>
          </PlatformProvider>
        </SiteProvider>
      </RawIntlProvider>
    </QueryClientProvider>
  </Router>
)

/** Follows the links within, as the layout of every page does. */
export function FollowedLinks({ children }: { children: ReactNode }) {
  useFollowedLinks()
  return children
}
