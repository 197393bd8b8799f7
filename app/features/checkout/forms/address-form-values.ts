import type { Drafts } from '../../payment/forms/use-draft-form'
import { isSameAddress, toAddressValues, type AddressValues } from '../../postal-address/postal-address'
import type { PostalAddress } from '../../../person-fields/postal-address'
import type { KnownAddress, KnownPerson } from '../checkout-customer'

/** The form's name among the drafts. */
export const ADDRESS_DRAFT = 'address'

export interface AddressFormValues {
  shipping: AddressValues
  billing: AddressValues
  useAsBilling: boolean
  /** The chosen one of the address book; empty for another. */
  shippingId: string
  billingId: string
  /** Changes of a chosen one are saved in the address book as well. */
  isShippingToBeKept: boolean
  isBillingToBeKept: boolean
}

interface KnownOfAddresses {
  shipping: PostalAddress | undefined
  billing: PostalAddress | undefined
  /** The customer's address book, preferred first. */
  saved: KnownAddress[]
  person: KnownPerson | undefined
  defaultCountry: string
}

/** Initial values of the address form: the basket's addresses, else the preferred one, else the person's name. */
export function buildAddressForm(known: KnownOfAddresses): AddressFormValues {
  const { shipping, billing, saved, person, defaultCountry } = known
  const first = shipping ?? saved[0]
  return {
    shipping: { ...toAddressValues(first ?? toNameOnly(person), defaultCountry) },
    billing: toAddressValues(billing, defaultCountry),
    useAsBilling: !shipping || !billing || isSameAddress(shipping, billing),
    shippingId: findId(first, saved),
    billingId: findId(billing, saved),
    isShippingToBeKept: false,
    isBillingToBeKept: false
  }
}

/**
 * Keeps a guest's addresses as if they had just been typed. Baskets are merged without them at a login, as
 * personal data.
 */
export function keepAddressDraft(
  drafts: Drafts,
  { shippingAddress, billingAddress }: { shippingAddress?: PostalAddress; billingAddress?: PostalAddress }
): void {
  if (!shippingAddress || drafts.has(ADDRESS_DRAFT)) return
  const { countryCode: defaultCountry } = shippingAddress
  const known = { shipping: shippingAddress, billing: billingAddress, saved: [], person: undefined }
  drafts.set(ADDRESS_DRAFT, { ...buildAddressForm({ ...known, defaultCountry }) })
}

const toNameOnly = (person: KnownPerson | undefined): PostalAddress | undefined =>
  person && { ...person, address1: '', postalCode: '', city: '', countryCode: '' }

const findId = (address: PostalAddress | undefined, saved: KnownAddress[]): string =>
  saved.find(each => isSameAddress(each, address))?.addressId ?? ''
