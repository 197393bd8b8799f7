import { useIntl } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { Message } from '../../ui/status/message'
import { RouteLink } from '../stores/components/route-link'
import type { StoreFootProps } from '../stores/components/store-card'
import { packstationMessages as messages } from './messages'
import type { Locker } from './locker'
import { PackstationFinder } from './packstation-finder'

const LockerRoute = ({ store }: StoreFootProps<Locker>) => (
  <div className="store-foot">
    <RouteLink store={store} className="store-way" />
  </div>
)

/** The finder on a page: where the lockers are, and the way there. A notice where the courier's finder is off. */
export function PackstationPageFinder() {
  const { formatMessage } = useIntl()
  const { sideServices } = useSite()
  return sideServices.packstations ? (
    <PackstationFinder Foot={LockerRoute} />
  ) : (
    <Message kind="info">{formatMessage(messages.off)}</Message>
  )
}
