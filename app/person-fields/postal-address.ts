/** An address as the platform keeps it: of a basket, an order, an account. */
export interface PostalAddress {
  salutation?: string
  firstName: string
  lastName: string
  companyName?: string
  address1: string
  address2?: string
  postalCode: string
  city: string
  stateCode?: string
  countryCode: string
  phone?: string
  /** VAT number for the invoice, an attribute of the shop's own. */
  c_vatId?: string
}

/** An address in a few words: who, and in which town. */
export const describeDelivery = ({ firstName, lastName, city }: PostalAddress): string =>
  [`${firstName} ${lastName}`.trim(), city].filter(Boolean).join(', ')
