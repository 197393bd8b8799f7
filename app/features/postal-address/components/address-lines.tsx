import { useIntl } from 'react-intl'
import { parsePackstation } from '../../../intl/formats/packstation'
import { showPhone } from '../../../intl/formats/phone'
import { addressMessages as messages } from '../messages'
import type { PostalAddress } from '../model/postal-address'

/** An address as on a parcel label. */
export function AddressLines({ address, countryName }: { address: PostalAddress; countryName: string }) {
  const { formatMessage } = useIntl()
  const postNumber = parsePackstation(address)?.postNumber
  return (
    <address className="not-italic">
      {address.firstName} {address.lastName}
      <br />
      {address.address1}
      {address.address2 && (
        <>
          <br />
          {postNumber && `${formatMessage(messages.postNumber)} `}
          {address.address2}
        </>
      )}
      <br />
      {address.postalCode} {address.city}
      <br />
      {countryName}
      {address.phone && (
        <>
          <br />
          {showPhone(address.phone)}
        </>
      )}
    </address>
  )
}
