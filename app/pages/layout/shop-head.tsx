import { Helmet } from 'react-helmet'
import { useSite } from '../../site/site-context'

/** What every page's head says: language, brand, name of the shop. */
export function ShopHead() {
  const { site, locale } = useSite()
  return (
    <Helmet defaultTitle={site.name}>
      <html lang={locale.id} data-brand={site.tenantId} />
    </Helmet>
  )
}
