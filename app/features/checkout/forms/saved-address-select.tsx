import { writePlace } from '../../../intl/formats/town'
import { useIntl } from '../../../intl/intl'
import { Select } from '../../../ui/form/select'
import type { KnownAddress } from '../checkout-customer'
import { formMessages as messages } from './messages'

interface SavedAddressSelectProps {
  id: string
  addresses: KnownAddress[]
  /** Empty for an address that is none of them. */
  value: string
  onChoose: (address: KnownAddress | undefined) => void
}

/** The address book of a customer, preferred first; the chosen address fills the fields below. */
export function SavedAddressSelect({ id, addresses, value, onChoose }: SavedAddressSelectProps) {
  const { formatMessage } = useIntl()
  if (addresses.length === 0) return null
  return (
    <Select
      id={id}
      label={formatMessage(messages.savedAddress)}
      value={value}
      onChange={event => onChoose(addresses.find(({ addressId }) => addressId === event.target.value))}
      options={[
        ...addresses.map(address => ({ value: address.addressId, label: describe(address) })),
        { value: '', label: formatMessage(messages.anotherAddress) }
      ]}
    />
  )
}

const describe = (address: KnownAddress) => `${address.firstName} ${address.lastName}, ${writePlace(address)}`
