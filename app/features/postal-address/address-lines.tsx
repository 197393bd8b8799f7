import { useIntl } from '../../intl/intl'
import { parsePackstation } from '../../intl/formats/packstation'
import { showPhone } from '../../intl/formats/phone'
import { writeTown } from '../../intl/formats/town'
import { addressMessages as messages } from './messages'
import type { PostalAddress } from '../../person-fields/postal-address'

/** An address as on a parcel label, with its phone and VAT number below. */
export function AddressLines({ address, countryName }: { address: PostalAddress; countryName: string }) {
  const { formatMessage } = useIntl()
  const { firstName, lastName, companyName, address1, address2, phone, c_vatId: vatId } = address
  const postNumber = parsePackstation(address)?.postNumber
  const lines = {
    name: `${firstName} ${lastName}`.trim(),
    company: companyName,
    street: address1,
    addition: postNumber ? `${formatMessage(messages.postNumber)} ${address2}` : address2,
    city: writeTown(address),
    country: countryName,
    phone: phone && showPhone(phone),
    vatId: vatId && formatMessage(messages.vatIdOf, { vatId })
  }
  return (
    <address>
      {Object.entries(lines).map(
        ([name, line]) =>
          line && (
            <span key={name} className="block">
              {line}
            </span>
          )
      )}
    </address>
  )
}
