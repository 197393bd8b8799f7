import { useSite } from '../../visit/site/site-context'
import { useViewMode } from '../../visit/view-mode'
import { ReducedHeader } from '../../ui/header/reduced-header'
import { MaintenanceSection } from '../../pages/maintenance-section'
import { ShopHead } from '../../page-head/shop-head'
import { ShopReducedFooter } from './shop-reduced-footer'

/** The shop during maintenance: its name and an explanation, no links, no platform calls. */
export default function MaintenanceShop() {
  const { site } = useSite()
  const { app } = useViewMode()
  return (
    <>
      <ShopHead />
      {!app?.hideHeader && <ReducedHeader brand={site.tenantId} />}
      <main className="grid content-center">
        <MaintenanceSection />
      </main>
      {!app?.hideFooter && <ShopReducedFooter />}
    </>
  )
}
