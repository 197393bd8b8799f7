import loadable from '@loadable/component'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import type { AppConfig } from '../config/app-config'
import { expandRoutes, type ShopRoute } from '../site/expand-routes'
import { PageLoading } from '../page-unit/page-loading'
import { ROUTES } from '../pages/route-table'

/** Each page is a chunk of its own (spec 3 section 2 "Lazy-loaded page units"). */
const fallback = <PageLoading />
const HomePage = loadable(() => import('../pages/home/home-page'), { fallback })
const ContentPage = loadable(() => import('../pages/content/content-route-page'), { fallback })
const CategoryPage = loadable(() => import('../pages/product-list/product-list-page'), { fallback })
const SearchPage = loadable(() => import('../pages/search/search-page'), { fallback })
const ProductPage = loadable(() => import('../pages/product-detail/product-detail-page'), { fallback })
const CartPage = loadable(() => import('../pages/cart/cart-page'), { fallback })
const CheckoutPage = loadable(() => import('../pages/checkout/checkout-page'), { fallback })
const ConfirmationPage = loadable(() => import('../pages/checkout-confirmation/checkout-confirmation-page'), {
  fallback
})
const NotFoundPage = loadable(() => import('../pages/not-found-page'), { fallback })
const MaintenancePage = loadable(() => import('../pages/maintenance/maintenance-page'), { fallback })

/**
 * The first match wins. Addresses of one page share an entry: the framework wraps
 * every entry anew for every request. Pages of accounts come later; until then
 * their addresses answer with content, or with the not-found page.
 */
const routes: ShopRoute<unknown>[] = [
  { path: [ROUTES.home], exact: true, component: HomePage },
  { path: [ROUTES.category, ROUTES.shop], exact: true, component: CategoryPage },
  { path: [ROUTES.search], exact: true, component: SearchPage },
  { path: [ROUTES.cart], exact: true, component: CartPage },
  { path: [ROUTES.checkout], exact: true, component: CheckoutPage },
  { path: [ROUTES.checkoutConfirmation], exact: true, component: ConfirmationPage },
  { path: [ROUTES.notFound], exact: true, component: NotFoundPage },
  { path: [ROUTES.maintenance], exact: true, component: MaintenancePage },
  { path: [ROUTES.resetPassword, ROUTES.account], component: ContentPage },
  { path: [ROUTES.productInCategory, ROUTES.product], exact: true, component: ProductPage },
  {
    path: [ROUTES.login, ROUTES.registration, ROUTES.posStart, ROUTES.demo, ROUTES.callback, ROUTES.content],
    component: ContentPage
  }
]

let expanded: ShopRoute<unknown>[] | undefined

/** The framework asks for the routes on every render: they are expanded once. */
export function listRoutes(): ShopRoute<unknown>[] {
  expanded ??= expandRoutes(routes, getConfig().app as AppConfig)
  return expanded
}
