import { useIntl } from '../../intl/intl'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { useSite } from '../../visit/site/site-context'
import { ReducedFooter } from '../../ui/footer/footer'
import { ShopTrust } from './late-footer-parts'
import { layoutMessages as messages } from './layout-messages'

/** The footer of checkout and maintenance: app-store links and seals (requirement 1.3). */
export function ShopReducedFooter() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  return (
    <ReducedFooter
      brand={site.tenantId}
      deps={[site]}
      trust={() => (
        <PartBoundary name="layout: apps and seals">
          <ShopTrust />
        </PartBoundary>
      )}
      note={formatMessage(messages.priceNote)}
    />
  )
}
