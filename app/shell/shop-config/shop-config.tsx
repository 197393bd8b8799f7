import { dehydrate, type DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RequestContext } from '../../server/page-request/request-context'
import { requireAppContext, type Locals } from './app-context'
import { createServerContext } from './create-server-context'
import { KeepMarkupContext } from '../../ui/static-markup/kept-markup'
import { KeepPartContext } from '../../ui/static-markup/kept-part'
import { RenderMarkupContext } from '../../ui/static-markup/static-markup'
import { initPageState } from './init-page-state'
import { createKeepMarkup } from './keep-markup'
import { createKeepPart, fillPage } from './keep-part'
import { createRenderMarkup } from './render-markup'
import { ShopProviders } from './shop-providers'

/** The framework's hook for an app's own setup on the server; what it freezes is what the browser starts with. */
export function ShopConfig({ children, locals }: { children: ReactNode; locals: Locals }) {
  const appContext = requireAppContext(locals)
  const noteCode = () => void (locals.bringsMoreCode = true)
  return (
    <RenderMarkupContext.Provider value={createRenderMarkup(appContext, noteCode)}>
      <KeepMarkupContext.Provider value={createKeepMarkup(appContext)}>
        <KeepPartContext.Provider value={createKeepPart(appContext)}>
          <ShopProviders appContext={appContext}>{children}</ShopProviders>
        </KeepPartContext.Provider>
      </KeepMarkupContext.Provider>
    </RenderMarkupContext.Provider>
  )
}

ShopConfig.restore = (locals: Locals & { shop: RequestContext }) => {
  const appContext = createServerContext(locals.shop)
  locals.appContext = appContext
  locals.fillPage = html => fillPage(html, appContext.placed ?? new Map<number, Buffer>())
}
ShopConfig.freeze = (locals: Locals): DehydratedState => dehydrate(requireAppContext(locals).client)
ShopConfig.extraGetPropsArgs = () => ({})
ShopConfig.getHOCsInUse = (): unknown[] => []
ShopConfig.initAppState = initPageState
