import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { findCountry } from '../../../visit/site/locale-country'
import { useSite } from '../../../visit/site/site-context'
import { Dialog } from '../../../ui/overlay/dialog'
import { countriesQuery } from '../../postal-address/countries-query'
import { AddressBookForm } from './address-book-form'
import { addressBookMessages as messages } from './messages'

/** An additional address, typed beside the selection. */
export function AddressBookDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { data: countries = [] } = useRead(countriesQuery(usePlatform()))
  const home = findCountry(locale)
  return (
    <Dialog
      open={countries.length > 0}
      onClose={onClose}
      title={formatMessage(messages.newTitle)}
      closeLabel={formatMessage(messages.cancel)}
      wide
    >
      <AddressBookForm
        address={undefined}
        countries={countries}
        defaultCountry={countries.some(({ code }) => code === home) ? home : (countries[0]?.code ?? '')}
        isFirst={isFirst}
        isInDialog
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  )
}
