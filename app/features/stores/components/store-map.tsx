import { useIntl } from '../../../intl/intl'
import { useConsent } from '../../../visit/consent/use-consent'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { finderMessages as messages } from '../finder-messages'
import type { Store } from '../model/store'
import { useMaps } from '../search/use-maps'
import { ConsentNote } from './consent-note'
import { MapPlaceholder } from './finder-frame'
import { loadMap } from '../search/load-maps'

/** Close enough to see the street, as after a place is chosen (requirement 10.1). */
const ZOOM = 13
const stayChosen = () => undefined

type PlacedStore = Store & Required<Pick<Store, 'position'>>

/** A store's map; without functional consent a note with the settings. */
export function StoreMap({ store }: { store: PlacedStore }) {
  const { formatMessage } = useIntl()
  return useConsent('functional') ? (
    <AllowedMap store={store} />
  ) : (
    <div className="finder-map-note">
      <ConsentNote text={formatMessage(messages.mapConsent)} />
    </div>
  )
}

function AllowedMap({ store }: { store: PlacedStore }) {
  const { formatMessage } = useIntl()
  const LazyMap = useLazyComponent(useMaps() === 'ready', loadMap)
  if (!LazyMap) return <MapPlaceholder />
  return (
    <LazyMap
      label={formatMessage(messages.mapOf, { name: store.name })}
      entries={[store]}
      chosenId={store.id}
      view={{ centre: store.position, zoom: ZOOM }}
      onChoose={stayChosen}
    />
  )
}
