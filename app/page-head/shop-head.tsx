import { Head } from './head'
import { formatAppMode } from '../visit/app-mode'
import { EDIT_MODE_META } from '../visit/edit-mode'
import { paths } from '../visit/addresses/paths'
import { useSite } from '../visit/site/site-context'
import { APP_MODE_ATTRIBUTE, useViewMode } from '../visit/view-mode'

/** Head of every page: language, brand, name of the shop. */
export function ShopHead() {
  const { site, locale, href } = useSite()
  const { app, editParent } = useViewMode()
  // Hydration continues with it, see `readViewMode`.
  const marks = app && { [APP_MODE_ATTRIBUTE]: formatAppMode(app) }
  return (
    <Head defaultTitle={site.name}>
      <html lang={locale.id} data-brand={site.tenantId} {...marks} />
      <link rel="manifest" href={href(paths.manifest)} />
      {editParent && <meta name={EDIT_MODE_META} content={editParent} />}
    </Head>
  )
}
