import { Link } from '../../ui/action/link'
import { writeTown } from '../../intl/formats/town'
import { paths } from '../../visit/addresses/paths'
import type { StoreDetails } from '../stores/model/store-details'

/** A store with where it is and when it is open; its name leads to its page. */
export function StoreAddress({ store }: { store: StoreDetails }) {
  const { id, name, address1, hoursLines } = store
  return (
    <div className="grid gap-2">
      <address>
        <Link to={paths.store(id)} className="link font-semibold">
          {name}
        </Link>
        {address1 && <span className="block">{address1}</span>}
        <span className="block">{writeTown(store)}</span>
      </address>
      {hoursLines.length > 0 && (
        <dl className="store-hours text-sm">
          {hoursLines.map(({ day, time }) => (
            <div key={`${day} ${time}`}>
              <dt>{day}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
