import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { useMyStore } from '../../visit/my-store'
import { useSite } from '../../visit/site/site-context'
import { HeaderAction } from '../../ui/header/header-action'
import { layoutMessages as messages } from './layout-messages'

/** The header's pin: to the shopper's store, or to all stores before one is chosen. The narrowest phones have no room. */
export function StoreAction() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const store = useMyStore(site.id)
  return (
    <span className="max-[23rem]:hidden">
      <HeaderAction
        icon="pin"
        to={store ? paths.store(store.id) : paths.stores}
        label={
          store ? formatMessage(messages.myStore, { store: store.name }) : formatMessage(messages.stores)
        }
      />
    </span>
  )
}
