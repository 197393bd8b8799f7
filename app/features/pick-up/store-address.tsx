import type { Store } from '../stores/model/store'

/** A store's name and where it is. */
export const StoreAddress = ({ store: { name, address1, postalCode, city } }: { store: Store }) => (
  <address>
    <span className="block font-semibold">{name}</span>
    {address1 && <span className="block">{address1}</span>}
    <span className="block">{[postalCode, city].filter(Boolean).join(' ')}</span>
  </address>
)
