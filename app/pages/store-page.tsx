import { writePlace } from '../intl/formats/town'
import { useIntl } from '../intl/intl'
import { paths } from '../visit/addresses/paths'
import { storeQuery } from '../features/stores/store-query'
import { StoreSheet } from '../features/stores/components/store-sheet'
import { finderMessages as messages } from '../features/stores/finder-messages'
import { buildStoreData } from '../features/stores/model/build-store-data'
import type { StoreDetails } from '../features/stores/model/store-details'
import { MyStoreButton } from '../features/pick-up/my-store-button'
import { PageHead } from '../page-head/page-head'
import { buildAbsoluteAddress, buildBreadcrumbData } from '../page-head/structured-data'
import { createPage } from '../page-unit/create-page'
import { withMessages } from '../page-unit/with-messages'
import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { useSite } from '../visit/site/site-context'
import { Breadcrumbs, type Crumb } from '../ui/navigation/breadcrumbs'
import { Link } from '../ui/action/link'
import { loadStore, type StoreData } from './store-loader'

function StorePage({ data: { storeId } }: { data: StoreData }) {
  const { data: store } = useRead(storeQuery(usePlatform(), storeId))
  return store ? <StoreView store={store} /> : null
}

function StoreView({ store }: { store: StoreDetails }) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const path = paths.store(store.id)
  const crumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: paths.home },
    { label: formatMessage(messages.allStores), to: paths.stores },
    { label: store.name }
  ]
  const structuredData = [
    buildStoreData([store], () => buildAbsoluteAddress(site, path)),
    buildBreadcrumbData(site, crumbs)
  ]
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        title={store.name}
        description={describe(store)}
        path={path}
        image={store.image}
        structuredData={structuredData}
      />
      <Breadcrumbs label={formatMessage(messages.breadcrumbs)} crumbs={crumbs} />
      <StoreSheet key={store.id} store={store}>
        {store.inventoryId && <MyStoreButton store={{ ...store, inventoryId: store.inventoryId }} />}
      </StoreSheet>
      <p className="mt-8">
        <Link to={paths.stores} className="link">
          {formatMessage(messages.allStores)}
        </Link>
      </p>
    </div>
  )

  function describe(store: StoreDetails) {
    const { name } = store
    const address = writePlace(store)
    return address
      ? formatMessage(messages.description, { name, address })
      : formatMessage(messages.descriptionShort, { name })
  }
}

export default withMessages('personal', createPage(loadStore, StorePage))
