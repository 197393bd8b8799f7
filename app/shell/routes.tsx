import { loadable } from '../entry/kit-adapter/loadable'
import { getConfig } from '../entry/kit-adapter/get-config'
import type { AppConfig } from '../visit/config/app-config'
import { expandRoutes, type ShopRoute } from '../visit/site/expand-routes'
import { PageLoading } from '../page-unit/create-page'
import { ADDRESSES, type AddressName } from '../visit/addresses/address-table'

/** Each page is a chunk of its own (requirement 1.2). */
const fallback = <PageLoading />
const listFallback = { fallback: <PageLoading skeleton="list" /> }
const HomePage = loadable(() => import('../pages/home-page'), { fallback })
const ContentPage = loadable(() => import('../pages/content-route-page'), {
  fallback
})
const CategoryPage = loadable(() => import('../pages/product-list/product-list-page'), listFallback)
const SearchPage = loadable(() => import('../pages/search/search-page'), listFallback)
const ProductPage = loadable(() => import('../pages/product-detail/product-detail-page'), {
  fallback: <PageLoading skeleton="product" />
})
const CartPage = loadable(() => import('../pages/cart/cart-page'), { fallback })
const CheckoutPage = loadable(() => import('../pages/checkout/checkout-page'), { fallback })
const ConfirmationPage = loadable(() => import('../pages/checkout/checkout-confirmation-page'), { fallback })
const StorePage = loadable(() => import('../pages/store-page'), { fallback })
const LoginPages = loadable(() => import('../pages/login/login-pages'), { fallback })
const AccountPages = loadable(() => import('../pages/account/account-pages'), { fallback })
const EmptyPages = loadable(() => import('../pages/empty-pages'), { fallback })

const PAGES: Record<AddressName, unknown> = {
  home: HomePage,
  shop: CategoryPage,
  category: CategoryPage,
  search: SearchPage,
  cart: CartPage,
  checkoutConfirmation: ConfirmationPage,
  checkout: CheckoutPage,
  notFound: EmptyPages,
  maintenance: EmptyPages,
  productInCategory: ProductPage,
  product: ProductPage,
  resetPassword: LoginPages,
  account: AccountPages,
  accountData: AccountPages,
  addresses: AccountPages,
  dataSharing: AccountPages,
  wishlist: AccountPages,
  machines: AccountPages,
  standingOrders: AccountPages,
  payments: AccountPages,
  findOrder: AccountPages,
  orders: AccountPages,
  order: AccountPages,
  store: StorePage,
  login: LoginPages,
  registration: LoginPages,
  posStart: LoginPages,
  demo: ContentPage,
  callback: ContentPage,
  content: ContentPage
}

/**
 * The address table with its pages. Adjacent addresses of one page share an entry: the framework
 * wraps every entry again for every request.
 */
function buildRoutes(): ShopRoute<unknown>[] {
  const routes: ShopRoute<unknown>[] = []
  for (const [name, { pattern }] of Object.entries(ADDRESSES)) {
    const component = PAGES[name as AddressName]
    const last = routes.at(-1)
    if (last && last.component === component) last.path.push(pattern)
    else routes.push({ path: [pattern], exact: component !== ContentPage, component })
  }
  return routes
}

let expanded: ShopRoute<unknown>[] | undefined

/** The framework asks for the routes on every render: they are expanded once. */
export function listRoutes(): ShopRoute<unknown>[] {
  expanded ??= expandRoutes(buildRoutes(), getConfig().app as AppConfig)
  return expanded
}
