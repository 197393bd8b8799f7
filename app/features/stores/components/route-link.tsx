import { useIntl } from '../../../intl/intl'
import { Icon } from '../../../ui/media/icon'
import { finderMessages as messages } from '../finder-messages'
import { buildRouteUrl } from '../model/store-links'
import type { Store } from '../model/store'

/** The way to a store, planned by a map service in a tab of its own. Nothing is sent there before the click. */
export function RouteLink({ store, className }: { store: Store; className: string }) {
  const { formatMessage } = useIntl()
  const url = buildRouteUrl(store)
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      <Icon name="arrow-right" small />
      {formatMessage(messages.route)}
      <span className="sr-only">{` ${store.name} ${formatMessage(messages.newTab)}`}</span>
    </a>
  ) : null
}
