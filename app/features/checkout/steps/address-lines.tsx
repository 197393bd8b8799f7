import type { CheckoutAddress } from '../model/address'

/** An address as on a parcel label. */
export function AddressLines({ address, countryName }: { address: CheckoutAddress; countryName: string }) {
  return (
    <address className="not-italic">
      {address.firstName} {address.lastName}
      <br />
      {address.address1}
      {address.address2 && (
        <>
          <br />
          {address.address2}
        </>
      )}
      <br />
      {address.postalCode} {address.city}
      <br />
      {countryName}
    </address>
  )
}
