import type { RequestHandler } from 'express'
import { matchPath } from '../../app/entry/kit-adapter/router'
import { loadContentRoute } from '../../app/pages/content-route-loader'
import { loadHome } from '../../app/pages/home-loader'
import type { PageComponent } from '../../app/page-unit/create-page'
import type { Loader } from '../../app/page-unit/loader'
import { loadProductDetail } from '../../app/pages/product-detail/product-detail-loader'
import { loadProductList } from '../../app/pages/product-list/product-list-loader'
import { ADDRESSES } from '../../app/visit/addresses/address-table'
import { loadSearch } from '../../app/pages/search/search-loader'
import { initPageState } from '../../app/shell/shop-config/init-page-state'
import { createServerContext } from '../../app/shell/shop-config/create-server-context'
import type { RequestContext } from '../../app/server/page-request/request-context'
import { expandRoutes, type ShopRoute } from '../../app/visit/site/expand-routes'

const loaders: ShopRoute<Loader<unknown>>[] = [
  { path: [ADDRESSES.home.pattern], exact: true, component: loadHome },
  { path: [ADDRESSES.search.pattern], exact: true, component: loadSearch },
  { path: [ADDRESSES.category.pattern], exact: true, component: loadProductList },
  { path: [ADDRESSES.shop.pattern], exact: true, component: loadProductList },
  { path: [ADDRESSES.productInCategory.pattern], exact: true, component: loadProductDetail },
  { path: [ADDRESSES.product.pattern], exact: true, component: loadProductDetail },
  { path: [ADDRESSES.content.pattern], exact: false, component: loadContentRoute }
]

/** Reads all that a page would show, as the framework would have it done, and answers the status. */
export const renderPageData: RequestHandler = async (req, res) => {
  const context = res.locals.shop as RequestContext
  res.locals.appContext = createServerContext(context)
  const [pathname = '/', search = ''] = req.originalUrl.split('?')
  for (const { path, exact, component } of expandRoutes(loaders, context.config)) {
    const match = matchPath<Record<string, string | undefined>>(req.path, { path, exact })
    if (!match) continue
    const state = await initPageState({
      component: { loader: component } as Partial<PageComponent>,
      match,
      location: { pathname, search: search && `?${new URLSearchParams(search)}` },
      req,
      res: res as typeof res & { locals: object }
    })
    const status = state.error ? ((state.error as { status?: number }).status ?? 500) : res.statusCode
    res.status(status).send(state.error?.stack ?? 'page')
    return
  }
  res.status(404).send('no route')
}
