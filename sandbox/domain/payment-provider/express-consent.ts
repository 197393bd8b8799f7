import type { Cents } from '../money'
import type { SiteId } from '../sites/site'

/** An address as the payer keeps it at the provider; it knows no salutation. */
export interface PayerAddress {
  firstName: string
  lastName: string
  address1: string
  address2?: string
  postalCode: string
  city: string
  stateCode?: string
  /** ISO 3166 two letters. */
  countryCode: string
  phone?: string
}

/** A way of delivery that the payer may choose at the provider, with the platform's id. */
export interface DeliveryChoice {
  id: string
  name: string
  amount: Cents
}

/**
 * A payment that its shopper agrees to before there is an order (PayPal Express): nothing is authorised by it. It
 * belongs to the shopper who began it.
 */
export interface ExpressConsent {
  siteId: SiteId
  customerId: string
  /** Amount on the provider's page; that of the order may differ, see `coversAmount`. */
  amount: Cents
  currency: string
  deliveryChoices: DeliveryChoice[]
  successUrl: string
  failureUrl: string
  state: 'open' | 'agreed' | 'refused' | 'cancelled'
  /** Set once it is agreed to. */
  payer?: { email: string; address: PayerAddress }
  deliveryId?: string
}

/** How long a payer's consent lasts, in milliseconds: as long as an order at PayPal. */
export const CONSENT_LIFETIME = 3 * 3_600_000

/** An order may cost this much more than the payer agreed to, since delivery and cart change on the review page. */
const MORE = { share: 1.15, amount: 7_500 }

/** Whether a payer's consent is enough for an order's amount; the payer is asked again for more. */
export const coversAmount = ({ state, amount }: ExpressConsent, wanted: Cents): boolean =>
  state === 'agreed' && wanted <= Math.max(Math.floor(amount * MORE.share), amount + MORE.amount)

/** Where a shopper is sent from the provider's page, with the reason when nothing was agreed to. */
export function buildConsentReturn({ state, successUrl, failureUrl }: ExpressConsent): string {
  if (state === 'agreed') return successUrl
  const address = new URL(failureUrl)
  address.searchParams.set('paymentError', state === 'refused' ? 'DECLINED' : 'CANCELLED')
  return address.href
}
