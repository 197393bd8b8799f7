import { useEffect, useRef, type ComponentType } from 'react'
import { writeTown } from '../../../intl/formats/town'
import { useIntl } from '../../../intl/intl'
import { writeDistance } from '../../../intl/distance-unit'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { storeMessages as messages } from '../messages'
import { buildPhoneUrl } from '../model/store-links'
import type { Store } from '../model/store'

export interface StoreFootProps<Entry extends Store = Store> {
  store: Entry
  /** Its page, where the name does not lead there. */
  to?: string
}

interface StoreCardProps<Entry extends Store> {
  store: Entry
  /** Its page. */
  to?: string
  /** The last line, whose messages and data load later; its space is reserved. */
  Foot?: ComponentType<StoreFootProps<Entry>>
  choice?: { number: number; isChosen: boolean; onChoose: () => void }
}

/** One store of the list; where there is a map, its name selects its mark there. */
export function StoreCard<Entry extends Store>({ store, to, Foot, choice }: StoreCardProps<Entry>) {
  const { formatMessage, locale } = useIntl()
  const card = useRef<HTMLLIElement>(null)
  const isChosen = choice?.isChosen ?? false
  useEffect(() => {
    // The mark may have been chosen far away from the list.
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  const { name, address1, phone, distance, distanceUnit, categories, hours } = store
  const town = writeTown(store)
  return (
    <li ref={card} className="store" data-chosen={isChosen || undefined}>
      <div className="store-head">
        <h3 className="heading-4">
          {choice ? (
            <button
              type="button"
              className="store-choice"
              aria-pressed={choice.isChosen}
              onClick={choice.onChoose}
            >
              <span className="store-number">{choice.number}</span> <span>{name}</span>
            </button>
          ) : to ? (
            <Link to={to} className="store-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {distance !== undefined && (
          <p className="store-distance">
            <span className="sr-only">{`${formatMessage(messages.distance)} `}</span>
            <span>{writeDistance(locale, distance, distanceUnit)}</span>
          </p>
        )}
      </div>
      {(address1 || town) && (
        <p className="store-fact">
          <Icon name="pin" small className="text-muted" />
          <span className="sr-only">{`${formatMessage(messages.address)} `}</span>
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
          <span className="sr-only">{formatMessage(messages.phone)} </span>
          <a className="link-plain inline-block py-2" href={buildPhoneUrl(phone)}>
            {phone}
          </a>
        </p>
      )}
      {categories.length > 0 && (
        <p className="text-sm text-muted">
          <span className="sr-only">{`${formatMessage(messages.categories)} `}</span>
          <span>{categories.join(', ')}</span>
        </p>
      )}
      {hours && (
        <p className="store-fact">
          <Icon name="clock" small className="text-muted" />
          <span className="sr-only">{`${formatMessage(messages.hours)} `}</span>
          <span>{`${hours.day} ${hours.time}`}</span>
        </p>
      )}
      {Foot ? <Foot store={store} to={choice && to} /> : to && <div className="store-foot" />}
    </li>
  )
}
