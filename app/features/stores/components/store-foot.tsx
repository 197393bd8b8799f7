import { useIntl } from '../../../intl/intl'
import { Link } from '../../../ui/action/link'
import { finderMessages as messages } from '../finder-messages'
import { RouteLink } from './route-link'
import type { StoreFootProps } from './store-card'
import { StoreToday } from './store-today'

/** Today's hours, the route, and the store's page where its name selects it on the map. */
export function StoreFoot({ store, to }: StoreFootProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="store-foot">
      <StoreToday store={store} />
      <div className="store-ways">
        <RouteLink store={store} className="store-way" />
        {to && (
          <Link to={to} className="store-way">
            {formatMessage(messages.details)} <span className="sr-only">{store.name}</span>
          </Link>
        )}
      </div>
    </div>
  )
}
