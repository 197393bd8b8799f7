import { useIntl } from 'react-intl'
import { useSite } from '../../site/site-context'
import { useViewMode } from '../../site/view-mode'
import { ReducedFooter } from '../../ui/footer/footer'
import { ReducedHeader } from '../../ui/header/reduced-header'
import { MaintenanceSection } from '../maintenance/maintenance-section'
import { layoutMessages as messages } from './layout-messages'
import { ShopHead } from './shop-head'

/** The closed shop: its name, what is going on, no way anywhere, nothing asked of the platform. */
export function MaintenanceShop() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const { app } = useViewMode()
  return (
    <>
      <ShopHead />
      {!app?.hideHeader && (
        <ReducedHeader
          brand={site.tenantId}
          homeLabel={formatMessage(messages.home, { shop: site.name })}
          disabled
        />
      )}
      <main>
        <MaintenanceSection />
      </main>
      {!app?.hideFooter && <ReducedFooter brand={site.tenantId} note={formatMessage(messages.priceNote)} />}
    </>
  )
}
