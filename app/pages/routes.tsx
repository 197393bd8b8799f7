import loadable from '@loadable/component'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import type { AppConfig } from '../config/app-config'
import { expandRoutes } from '../site/expand-routes'
import { PageLoading } from './page-unit/page-loading'
import { ROUTES } from './route-table'

/** Each page is a chunk of its own (spec 3 section 2 "Lazy-loaded page units"). */
const fallback = <PageLoading />
const HomePage = loadable(() => import('./home/home-page'), { fallback })
const ContentPage = loadable(() => import('./content/content-route-page'), { fallback })
const CategoryPage = loadable(() => import('./product-list/product-list-page'), { fallback })
const SearchPage = loadable(() => import('./search/search-page'), { fallback })
const ProductPage = loadable(() => import('./product-detail/product-detail-page'), { fallback })
const CartPage = loadable(() => import('./cart/cart-page'), { fallback })
const CheckoutPage = loadable(() => import('./checkout/checkout-page'), { fallback })
const ConfirmationPage = loadable(() => import('./checkout-confirmation/checkout-confirmation-page'), { fallback })
const NotFoundPage = loadable(() => import('./not-found/not-found-page'), { fallback })
const MaintenancePage = loadable(() => import('./maintenance/maintenance-page'), { fallback })

const routes: { path: string; exact?: boolean; component: unknown }[] = [
  { path: ROUTES.home, exact: true, component: HomePage },
  { path: ROUTES.login, exact: true, component: ContentPage },
  { path: ROUTES.registration, exact: true, component: ContentPage },
  { path: ROUTES.resetPassword, exact: true, component: ContentPage },
  { path: ROUTES.account, component: ContentPage },
  { path: ROUTES.checkoutConfirmation, exact: true, component: ConfirmationPage },
  { path: ROUTES.checkout, exact: true, component: CheckoutPage },
  { path: ROUTES.cart, exact: true, component: CartPage },
  { path: ROUTES.search, exact: true, component: SearchPage },
  { path: ROUTES.category, exact: true, component: CategoryPage },
  { path: ROUTES.shop, exact: true, component: CategoryPage },
  { path: ROUTES.posStart, exact: true, component: ContentPage },
  { path: ROUTES.notFound, exact: true, component: NotFoundPage },
  { path: ROUTES.maintenance, exact: true, component: MaintenancePage },
  { path: ROUTES.demo, exact: true, component: ContentPage },
  { path: ROUTES.productInCategory, exact: true, component: ProductPage },
  { path: ROUTES.product, exact: true, component: ProductPage },
  { path: ROUTES.callback, exact: true, component: ContentPage },
  { path: ROUTES.content, component: ContentPage }
]

let expanded: typeof routes | undefined

/** The framework asks for the routes on every render: they are expanded once. */
export function listRoutes(): { path: string; exact?: boolean; component: unknown }[] {
  expanded ??= expandRoutes(routes, getConfig().app as AppConfig)
  return expanded
}

