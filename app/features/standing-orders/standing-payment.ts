import { isSameAddress } from '../postal-address/postal-address'
import type { PostalAddress } from '../../person-fields/postal-address'
import { isPackstationAddress, type StandingMethod } from './standing-order-rules'

interface Addresses {
  shippingAddress: PostalAddress | undefined
  billingAddress: PostalAddress | undefined
}

/** Countries in which goods are lent to a buyer. */
const INVOICE_COUNTRIES = ['DE', 'AT', 'CH']
const DEBIT_COUNTRIES = ['DE', 'AT']

/** The methods that every delivery to these addresses can be paid by (requirement 9.7). */
export function listStandingMethods({ shippingAddress, billingAddress }: Addresses): StandingMethod[] {
  const country = billingAddress?.countryCode ?? ''
  // Bought first and paid later: only with equal shipping and billing addresses.
  const isOwnDoor = isSameAddress(shippingAddress, billingAddress) && !isPackstationAddress(shippingAddress)
  return [
    'UNZER_CARDS',
    ...(isOwnDoor && INVOICE_COUNTRIES.includes(country) ? (['UNZER_INVOICE'] as const) : []),
    ...(isOwnDoor && DEBIT_COUNTRIES.includes(country) ? (['UNZER_DIRECT_DEBIT_SECURED'] as const) : [])
  ]
}
