import { matchPath } from '../../entry/kit-adapter/router'
import { decodePath } from '../../visit/addresses/decode-path'
import type { PageComponent } from '../../page-unit/create-page'
import { pageQuery, type PageContext } from '../../page-unit/page-query'
import { listRoutes } from '../routes'

/** A page's code, which is loaded when it is needed. */
interface LazyPage {
  load: () => Promise<{ default: Partial<PageComponent> }>
}

function findRoute(pathname: string) {
  for (const route of listRoutes()) {
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
    void (route.component as LazyPage).load().then(({ default: component }) => {
      if (!component.loader) return undefined
      return appContext.client.prefetchQuery(
        pageQuery(component.loader, { params, pathname, search }, appContext)
      )
    })
  }
}
