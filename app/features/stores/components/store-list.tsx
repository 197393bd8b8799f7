import { useIntl } from 'react-intl'
import { Icon } from '../../../ui/icon/icon'
import { storeMessages as messages } from '../messages'
import type { Store } from '../model/store'

/** The stores that were found, nearest first (spec 1 section 2.9). */
export function StoreList({ stores, headingLevel = 2 }: { stores: readonly Store[]; headingLevel?: 1 | 2 }) {
  const { formatMessage } = useIntl()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-6">
      <Heading className={`heading-${headingLevel === 1 ? '1' : '2'}`}>
        {stores.length > 0
          ? formatMessage(messages.found, { count: stores.length })
          : formatMessage(messages.none)}
      </Heading>
      <ul role="list" className="store-list">
        {stores.map(store => (
          <StoreCard key={store.id} store={store} />
        ))}
      </ul>
    </div>
  )
}

function StoreCard({ store }: { store: Store }) {
  const { formatMessage, formatNumber } = useIntl()
  const { name, address1, postalCode, city, phone, distance, distanceUnit, categories, hours } = store
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <li className="store">
      <div className="store-head">
        <h3 className="heading-4">{name}</h3>
        {distance !== undefined && (
          <p className="store-distance">
            <span className="sr-only">{formatMessage(messages.distance)} </span>
            {formatNumber(distance, { maximumFractionDigits: 1 })} {distanceUnit}
          </p>
        )}
      </div>
      {(address1 || town) && (
        <p className="store-fact">
          <Icon name="pin" small />
          <span className="sr-only">{formatMessage(messages.address)} </span>
          <span>
            {address1}
            {address1 && town && <br />}
            {town}
          </span>
        </p>
      )}
      {phone && (
        <p className="store-fact">
          <Icon name="phone" small />
          <span className="sr-only">{formatMessage(messages.phone)} </span>
          <a className="link-plain inline-block py-2" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {categories.length > 0 && (
        <p className="text-sm text-muted">
          <span className="sr-only">{formatMessage(messages.categories)} </span>
          {categories.join(', ')}
        </p>
      )}
      {hours && (
        <p className="store-fact">
          <Icon name="clock" small />
          <span className="sr-only">{formatMessage(messages.hours)} </span>
          <span>
            {hours.day} {hours.time}
          </span>
        </p>
      )}
    </li>
  )
}
