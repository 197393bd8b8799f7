import { memo } from 'react'
import { useIntl } from '../../intl/intl'
import { RegionComponents } from '../../content/page/content-components'
import type { ContentRegion } from '../../content/page/content-page'
import { categoryMenuQuery } from '../../features/catalogue/api/category-menu-query'
import { SearchBox } from '../../features/search/search-box'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Header } from '../../ui/header/header'
import type { NavItem } from '../../ui/header/main-nav'
import { AccountAction } from './account-action'
import { CartAction } from './cart-action'
import { LanguageList, type SamePage } from './language-links'
import { layoutMessages as messages } from './layout-messages'
import { StoreAction } from './store-action'
import { ReducedHeader } from '../../ui/header/reduced-header'

type HeaderProps = SamePage & { region: ContentRegion | undefined }

/**
 * The header with the category menu; only the logo where it cannot be rendered. Memoized:
 * a header whose parents render again before it is hydrated would lose the server's markup.
 */
export const ShopHeader = memo(function ShopHeader(props: HeaderProps) {
  return (
    <PartBoundary name="layout: header" fallback={<ShopReducedHeader />}>
      <FullHeader {...props} />
    </PartBoundary>
  )
})

/** Id of the shelf of samplers, to which every panel of the menu leads. */
const SAMPLERS = /samplers$/

/** Without the menu's data the rest is still rendered. */
function FullHeader({ region, ...samePage }: HeaderProps) {
  const { formatMessage } = useIntl()
  const { site, locale } = useSite()
  const { path } = samePage
  const { data } = useRead(categoryMenuQuery(usePlatform()))
  const menu = data ?? []

  const sampler = menu.flatMap(({ children }) => children).find(({ id }) => SAMPLERS.test(id))
  const nav: NavItem[] = menu.map(category => ({
    id: category.id,
    label: category.name,
    to: paths.category(category.id),
    allLabel: formatMessage(messages.all, { category: category.name }),
    children: category.children.map(child => ({
      id: child.id,
      label: child.name,
      to: paths.category(child.id)
    })),
    pictures: category.children.flatMap(({ id, name, image }) =>
      image ? [{ src: image, label: name, to: paths.category(id) }] : []
    ),
    // Once: its own shelf lists it.
    offer:
      sampler && !category.children.includes(sampler)
        ? { id: sampler.id, label: sampler.name, to: paths.category(sampler.id) }
        : undefined
  }))
  const current = menu.find(category =>
    [category, ...category.children].some(entry => paths.category(entry.id) === path)
  )

  return (
    <>
      <Header
        brand={site.tenantId}
        homePath={paths.home}
        nav={nav}
        currentNavId={current?.id}
        navSource={data}
        texts={{
          home: formatMessage(messages.home, { shop: site.name }),
          menu: formatMessage(messages.menu),
          nav: formatMessage(messages.nav),
          search: formatMessage(messages.search),
          close: formatMessage(messages.close),
          submenu: category => formatMessage(messages.submenu, { category })
        }}
        search={<SearchBox />}
        actions={
          <>
            <StoreAction />
            <AccountAction />
            <CartAction />
          </>
        }
        languages={
          site.l10n.supportedLocales.length > 1
            ? {
                label: formatMessage(messages.language),
                current: (locale.alias ?? locale.id).toUpperCase(),
                list: <LanguageList {...samePage} />
              }
            : undefined
        }
      />
      {region && (
        <aside aria-label={formatMessage(messages.strip)} className="site-strip">
          <RegionComponents region={region} />
        </aside>
      )}
    </>
  )
}

/** The logo with its link home: the header of checkout, and the fallback of a header that cannot be rendered. */
export function ShopReducedHeader() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const home = { to: paths.home, label: formatMessage(messages.home, { shop: site.name }) }
  return <ReducedHeader brand={site.tenantId} home={home} />
}
