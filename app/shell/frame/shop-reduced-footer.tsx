import { useIntl } from 'react-intl'
import { useSite } from '../../site/site-context'
import { ReducedFooter } from '../../ui/footer/footer'
import { layoutMessages as messages } from './layout-messages'
import { ShopApps, ShopSeals } from './shop-trust'

/** The footer of checkout and maintenance: app-store links and seals (requirement 1.2.2). */
export function ShopReducedFooter() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  return (
    <ReducedFooter
      brand={site.tenantId}
      apps={<ShopApps />}
      seals={<ShopSeals />}
      note={formatMessage(messages.priceNote)}
    />
  )
}
