import { RouteLink } from '../../stores/components/route-link'
import type { StoreFootProps } from '../../stores/components/store-card'
import type { Locker } from '../model/locker'
import { PackstationFinder } from './packstation-finder'

const LockerRoute = ({ store }: StoreFootProps<Locker>) => (
  <div className="store-foot">
    <RouteLink store={store} className="store-way" />
  </div>
)

/** The finder on a page: where the lockers are, and the way there. */
export const PackstationPageFinder = () => <PackstationFinder Foot={LockerRoute} />
