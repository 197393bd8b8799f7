import { useId, useState } from 'react'
import { writeDistance } from '../../intl/distance-unit'
import { writePlace } from '../../intl/formats/town'
import { useIntl } from '../../intl/intl'
import { useMyStore, type MyStore } from '../../visit/my-store'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button } from '../../ui/action/button'
import { TextInput } from '../../ui/form/text-input'
import { Message } from '../../ui/status/message'
import { findCountry } from '../../visit/site/locale-country'
import { useSite } from '../../visit/site/site-context'
import type { Store } from '../stores/model/store'
import { storesQuery } from '../stores/stores-query'
import { useStoreChoice } from './account-store'
import { pickUpMessages as messages } from './messages'
import { StoreStockText } from './store-stock-text'
import { MAX_STORES } from './store-stock-query'

interface StoreChooserProps {
  /** With them, each store says what it has of the product, or of a set's parts. */
  productIds?: readonly string[]
  onChosen: (store: MyStore) => void
}

/** Finds stores by postcode on our own platform, without a map, and makes one the shopper's. */
export function StoreChooser({ productIds, onChosen }: StoreChooserProps) {
  const { formatMessage } = useIntl()
  const [postalCode, setPostalCode] = useState('')
  const [searched, setSearched] = useState('')
  const id = useId()
  return (
    <div className="grid gap-4">
      <form
        method="post"
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={event => {
          event.preventDefault()
          setSearched(postalCode.trim())
        }}
      >
        <TextInput
          id={id}
          label={formatMessage(messages.postalCode)}
          value={postalCode}
          onChange={event => setPostalCode(event.target.value)}
          autoComplete="postal-code"
          maxLength={10}
          required
        />
        <Button type="submit" kind="secondary">
          {formatMessage(messages.find)}
        </Button>
      </form>
      <div role="status">
        {searched !== '' && <FoundStores postalCode={searched} productIds={productIds} onChosen={onChosen} />}
      </div>
    </div>
  )
}

function FoundStores({ postalCode, productIds, onChosen }: StoreChooserProps & { postalCode: string }) {
  const { formatMessage } = useIntl()
  const { locale, site } = useSite()
  const platform = usePlatform()
  const place = { postalCode, countryCode: findCountry(locale) }
  const { data, error } = useRead(storesQuery(platform, { place, limit: MAX_STORES }))
  const mine = useMyStore(site.id)
  const choose = useStoreChoice()
  if (error) return <Message kind="error">{formatMessage(messages.failed)}</Message>
  if (!data) return null
  const stores = data.flatMap(store =>
    store.inventoryId ? [{ ...store, inventoryId: store.inventoryId }] : []
  )
  if (stores.length === 0) return <p>{formatMessage(messages.none)}</p>
  return (
    <ul role="list" className="grid gap-4">
      {stores.map(store => (
        <li key={store.id} className="grid justify-items-start gap-2">
          <StoreWords store={store} />
          {productIds && <StoreStockText productIds={productIds} store={store} isShort />}
          <Button
            kind="secondary"
            small
            disabled={mine?.id === store.id}
            onClick={() => {
              choose(store)
              onChosen(store)
            }}
          >
            <span>{formatMessage(mine?.id === store.id ? messages.isMine : messages.use)}</span>
            <span className="sr-only">{` ${store.name}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function StoreWords({ store }: { store: Store }) {
  const { locale } = useIntl()
  const { name, distance, distanceUnit } = store
  return (
    <div>
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-muted">
        <span>{writePlace(store)}</span>
        {distance !== undefined && <span>{` · ${writeDistance(locale, distance, distanceUnit)}`}</span>}
      </p>
    </div>
  )
}
