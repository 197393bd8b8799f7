import type { ReactNode } from 'react'
import { writeTown } from '../../../intl/formats/town'
import { useIntl } from '../../../intl/intl'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { useSite } from '../../../visit/site/site-context'
import { Icon } from '../../../ui/media/icon'
import { Image } from '../../../ui/media/image'
import { finderMessages as messages } from '../finder-messages'
import { buildPhoneUrl } from '../model/store-links'
import type { StoreDetails } from '../model/store-details'
import { MapPlaceholder } from './finder-frame'
import { RouteLink } from './route-link'
import { StoreToday } from './store-today'

const loadStoreMap = () =>
  import(/* webpackChunkName: "store-finder" */ './store-map').then(({ StoreMap }) => StoreMap)

/** One store: contact, hours, services and map. */
export function StoreSheet({ store, children }: { store: StoreDetails; children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const { thirdParties } = useSite()
  const { name, address1, phone, categories, hoursLines, position, image } = store
  const hasMap = position !== undefined && thirdParties.maps.scriptUrl !== ''
  const LazyMap = useLazyComponent(hasMap, loadStoreMap)
  const town = writeTown(store)
  return (
    <div className={hasMap ? 'finder finder-with-map' : 'finder'}>
      <div className="finder-side">
        <div className="grid gap-2">
          <h1 className="heading-1">{name}</h1>
          <StoreToday store={store} />
        </div>
        {children}
        <div className="store-parts">
          {image && (
            <Image
              src={image}
              alt={name}
              width={16}
              height={9}
              widths="half"
              sizes="(min-width: 48rem) 30rem, 100vw"
              className="corners w-full"
            />
          )}
          <Part title={formatMessage(messages.visit)}>
            {(address1 || town) && (
              <p className="store-fact">
                <Icon name="pin" small className="text-muted" />
                <span>
                  <span>{address1}</span>
                  {address1 && town && <br />}
                  <span>{town}</span>
                </span>
              </p>
            )}
            {phone && (
              <p className="store-fact">
                <Icon name="phone" small className="text-muted" />
                <a className="link-plain inline-block py-2" href={buildPhoneUrl(phone)}>
                  {phone}
                </a>
              </p>
            )}
            <RouteLink store={store} className="button button-secondary justify-self-start" />
          </Part>
          {hoursLines.length > 0 && (
            <Part title={formatMessage(messages.hours)}>
              <dl className="store-hours">
                {hoursLines.map(({ day, time }) => (
                  <div key={`${day} ${time}`}>
                    <dt>{day}</dt>
                    <dd>{time}</dd>
                  </div>
                ))}
              </dl>
              <p className="text-sm text-muted">{formatMessage(messages.holidays)}</p>
            </Part>
          )}
          {categories.length > 0 && (
            <Part title={formatMessage(messages.services)}>
              <ul role="list" className="grid gap-1">
                {categories.map(category => (
                  <li key={category} className="store-fact">
                    <Icon name="check" small className="text-muted" />
                    <span>{category}</span>
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      </div>
      {hasMap && (
        <div className="finder-map">
          {LazyMap ? <LazyMap store={{ ...store, position }} /> : <MapPlaceholder />}
        </div>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="heading-4">{title}</h2>
    {children}
  </section>
)
