import { useCallback, useMemo, type ReactNode } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { ContentChunks } from '../../content/page/content-chunks'
import { RegionComponents } from '../../content/page/content-components'
import type { Opening } from '../../content/content-type'
import { findRegion, type ContentPage } from '../../content/page/content-page'
import { useContentPage } from '../../content/content-page-query'
import { AddedToCart } from '../../features/basket/components/added-to-cart'
import { BonusChoice } from '../../features/basket/promotions/bonus-choice'
import { BasketAlerts } from '../../features/basket/components/basket-alerts'
import { useUnsentChanges } from '../../features/basket/changes/use-unsent-changes'
import type { PageKind } from '../../visit/config/cache-policy'
import { findContentPageId, findPageKind, isReduced } from '../../visit/addresses/find-address'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { listPathsByLocale } from '../../visit/site/translated-path'
import { useViewMode } from '../../visit/view-mode'
import { useMonitoring } from '../third-parties/use-monitoring'
import { useFollowedLinks } from '../../ui/action/use-followed-links'
import { SkipLink } from '../../ui/navigation/skip-link'
import { Toasts } from '../../ui/overlay/toasts'
import type { SamePage } from './language-links'
import { layoutMessages as messages } from './layout-messages'
import { useContentRedirect } from '../shop-config/use-content-redirect'
import { ScrollHelper } from './scroll-helper'
import { ShopConsents } from '../third-parties/shop-consents'
import { ShopFooter } from './shop-footer'
import { ShopHead } from '../../page-head/shop-head'
import { ShopHeader, ShopReducedHeader } from './shop-header'
import { ShopThirdParties } from '../third-parties/shop-third-parties'
import { ShopReducedFooter } from './shop-reduced-footer'
import { usePageDesigner } from '../use-page-designer'
import { ShopperChange } from '../shopper/shopper-change'
import { useShopperContext } from '../third-parties/use-shopper-context'
import { useTracking } from '../third-parties/use-tracking'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'

const MAIN_ID = 'content'

/** Hardly anybody ever sees it. */
const MaintenanceShop = loadable(
  () => import(/* webpackChunkName: "maintenance-shop" */ './maintenance-shop')
)

const loadExpress = () =>
  import(/* webpackChunkName: "express-checkout" */ '../../features/express/express-checkout').then(
    ({ ExpressCheckout }) => ExpressCheckout
  )

/**
 * The layout of every page (requirement 1.3). While the shop is closed
 * for an upgrade, the maintenance page replaces all content.
 */
export function Shop({ children }: { children: ReactNode }) {
  const { pathOf, underMaintenance } = useSite()
  const path = pathOf(useLocation().pathname)
  useFollowedLinks()
  if (underMaintenance || path === paths.maintenance) return <MaintenanceShop />
  return (
    <ShopperChange path={path}>
      <OpenShop path={path}>{children}</OpenShop>
    </ShopperChange>
  )
}

/**
 * Header, the regions that content brings, the page, footer. Checkout has a reduced header and
 * footer; the native app may show both itself.
 */
function OpenShop({ path, children }: { path: string; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { site, locale, readPath } = useSite()
  const page = useContentPage(findContentPageId(path))
  useContentRedirect(page, path)
  const { app } = useViewMode()
  useShopperContext(path)
  useUnsentChanges()
  usePageDesigner()
  const reduced = isReduced(path)
  const banner = findRegion(page, 'banner')
  const kind = findPageKind(path)
  const isContentPage = kind === 'content'
  const pathsByLocale = useMemo(
    () =>
      isContentPage && page.translations
        ? listPathsByLocale(page.translations, site.l10n, locale.id, readPath(page.url) ?? path, readPath)
        : undefined,
    [isContentPage, page, path, site, locale, readPath]
  )
  const loadOrderSearch = useCallback(
    () =>
      import(
        /* webpackChunkName: "find-order-search" */ '../../features/checkout/place-order/find-order-search'
      ).then(({ findOrderSearch }) => findOrderSearch(site.id)),
    [site.id]
  )
  const samePage: SamePage = { path, pathsByLocale }

  return (
    <>
      {/* Before the page, whose first events it hears. */}
      <ConsentFollowers path={path} />
      <ShopHead />
      <ContentChunks page={page} />
      <ScrollHelper />
      <SkipLink targetId={MAIN_ID}>{formatMessage(messages.skip)}</SkipLink>
      <ShopConsents path={path} />
      {!app?.hideHeader &&
        (reduced ? <ShopReducedHeader /> : <ShopHeader {...samePage} region={findRegion(page, 'header')} />)}
      <main id={MAIN_ID} tabIndex={-1}>
        <RegionComponents region={findRegion(page, 'modal')} />
        {banner && (
          <div className="site-banner">
            <RegionComponents region={banner} />
          </div>
        )}
        <RegionComponents region={findRegion(page, 'topRegion')} leading={findOpening(kind)} />
        {children}
      </main>
      {!app?.hideFooter && (reduced ? <ShopReducedFooter /> : <ShopFooter {...samePage} page={page} />)}
      <AddedToCart loadOrderSearch={loadOrderSearch} loadExpress={loadExpress} />
      <BonusChoice />
      <BasketAlerts />
      <NewsletterWindow page={page} />
      <ShopThirdParties path={path} />
      <Toasts label={formatMessage(messages.toasts)} />
    </>
  )
}

/** Opening of the first component above the page. */
function findOpening(kind: PageKind): Opening {
  if (kind === 'content') return 'page'
  return kind === 'list' || kind === 'search' ? 'list' : 'block'
}

/**
 * Effects that begin and end with a consent, in a component of their own so that only it renders again: a page whose
 * layout renders again while it hydrates discards the server's markup of its blocks.
 */
function ConsentFollowers({ path }: { path: string }) {
  useTracking(path)
  useMonitoring()
  return null
}

const loadSignUp = async () =>
  (await import(/* webpackChunkName: "newsletter-window" */ './newsletter-sign-up-window'))
    .NewsletterSignUpWindow

/** The anchor #newsletter opens the sign-up on every page (requirement 11.1), also where editors have placed none. */
function NewsletterWindow({ page }: { page: ContentPage }) {
  const { hash } = useLocation()
  const SignUp = useLazyComponent(hash === '#newsletter', loadSignUp)
  return SignUp ? <SignUp page={page} /> : null
}
