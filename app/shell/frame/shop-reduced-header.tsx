import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { ReducedHeader } from '../../ui/header/reduced-header'
import { layoutMessages as messages } from './layout-messages'

/** The logo with its link home: the header of checkout, and the fallback of a header that cannot be rendered. */
export function ShopReducedHeader() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const home = { to: paths.home, label: formatMessage(messages.home, { shop: site.name }) }
  return <ReducedHeader brand={site.tenantId} home={home} />
}
