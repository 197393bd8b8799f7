import { matchPath } from 'react-router-dom'
import { getRoutes } from '@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component'
import { decodePath } from '../../addresses/decode-path'
import type { PageComponent } from '../../page-unit/create-page'
import { pageQuery, type PageContext } from '../../page-unit/page-query'

interface PageRoute {
  path: string[]
  exact?: boolean
  component: { getComponent(): Promise<Partial<PageComponent>> }
}

function findRoute(pathname: string) {
  for (const route of getRoutes({}) as PageRoute[]) {
    const match = matchPath<Record<string, string | undefined>>(pathname, {
      path: route.path,
      exact: route.exact
    })
    if (match) return { route, params: match.params }
  }
  return undefined
}

/**
 * Prefetches a navigation: on hover or focus of a link, its page's code and
 * data are loaded, so that both are there on the click.
 */
export function createPrefetch(appContext: PageContext): (href: string) => void {
  return href => {
    if (appContext.site.needsFullLoad(href)) return
    const { pathname: encoded, search } = new URL(href, 'http://shop')
    const pathname = decodePath(encoded)
    const found = findRoute(pathname)
    if (!found) return
    const { route, params } = found
    void route.component.getComponent().then(component => {
      if (!component.loader) return undefined
      return appContext.client.prefetchQuery(
        pageQuery(component.loader, { params, pathname, search }, appContext)
      )
    })
  }
}
