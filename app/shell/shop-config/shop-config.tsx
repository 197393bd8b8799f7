import { dehydrate, type DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RequestContext } from '../../server/page-request/request-context'
import { requireAppContext, type Locals } from './app-context'
import { createServerContext } from './create-server-context'
import { ReadFragmentContext } from '../../ui/frame/cached-fragment'
import { createReadFragment } from './fragment-cache'
import { initPageState } from './init-page-state'
import { ShopProviders } from './shop-providers'

/**
 * The framework's hook for an app's own setup on the server. `freeze` returns the state with which the browser starts.
 */
export function ShopConfig({ children, locals }: { children: ReactNode; locals: Locals }) {
  const appContext = requireAppContext(locals)
  return (
    <ReadFragmentContext.Provider value={createReadFragment(appContext, error => locals.shop?.report(error))}>
      <ShopProviders appContext={appContext}>{children}</ShopProviders>
    </ReadFragmentContext.Provider>
  )
}

ShopConfig.restore = (locals: Locals & { shop: RequestContext }) => {
  locals.appContext = createServerContext(locals.shop)
}
ShopConfig.freeze = (locals: Locals): DehydratedState => dehydrate(requireAppContext(locals).client)
ShopConfig.extraGetPropsArgs = () => ({})
ShopConfig.getHOCsInUse = (): unknown[] => []
ShopConfig.initAppState = initPageState
