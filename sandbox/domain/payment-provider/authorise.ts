import { LINK_PAY } from '../payment/payment-methods'
import { PaymentRefusal, PaymentUnavailable, type PaymentRequest } from '../payment/payment-port'
import type { IsShopOrigin } from '../sites/shop-origins'
import { coversAmount } from './express-consent'
import type { Payment } from './payment'
import type { ProviderStore } from './provider-store'
import { isCardExpired, leadsAway, resourceKinds, type Resource } from './resource'
import { findInvoiceOutcome, type Outcome } from './test-data'

interface Checks {
  store: ProviderStore
  isShopOrigin: IsShopOrigin
  now: number
}

/** A resource pays one order; its shopper may use it again when that payment has failed. */
export function isFree(
  { use }: Resource,
  { customerId }: Pick<PaymentRequest, 'customerId'>,
  store: ProviderStore
): boolean {
  if (!use) return true
  const state = store.findPayment(use.paymentId)?.state
  return (
    use.customerId === customerId && (state === 'refused' || state === 'cancelled' || state === 'timed-out')
  )
}

/** The resource that an order names; throws PaymentRefusal when it cannot pay this order. */
function requireResource(request: PaymentRequest, { store, now }: Checks): Resource {
  const { methodId, resourceId, customerId, registered } = request
  if (!resourceId) throw new PaymentRefusal('RESOURCE_MISSING')
  const resource = store.findResource(resourceId)
  if (!resource || resourceKinds.get(resource.kind)?.methodId !== methodId)
    throw new PaymentRefusal('RESOURCE_UNKNOWN')
  const { express } = resource
  if (express && (express.customerId !== customerId || express.state !== 'agreed'))
    throw new PaymentRefusal('RESOURCE_UNKNOWN')
  const isKept = registered && resource.keptFor === customerId
  if (resource.keptFor !== undefined && !isKept) throw new PaymentRefusal('RESOURCE_USED')
  if (!isKept && !isFree(resource, request, store)) throw new PaymentRefusal('RESOURCE_USED')
  if (!isKept && now >= resource.expiresAt) throw new PaymentRefusal('RESOURCE_EXPIRED')
  if (resource.card && isCardExpired(resource.card, now)) throw new PaymentRefusal('CARD_EXPIRED')
  return resource
}

/** Methods that buy first and pay later want to know who the buyer is. */
function requireScreening(
  { methodId, birthday, fraudSessionId, isRepeated }: PaymentRequest,
  store: ProviderStore
): void {
  const isInvoice = methodId === 'UNZER_INVOICE'
  if ((isInvoice || methodId === 'UNZER_DIRECT_DEBIT_SECURED') && !birthday)
    throw new PaymentRefusal('BIRTHDAY_MISSING')
  if (isInvoice && !isRepeated && !(fraudSessionId && store.hasFraudSession(fraudSessionId)))
    throw new PaymentRefusal('FRAUD_SESSION_MISSING')
}

function requireReturnUrls(
  { successUrl, failureUrl }: PaymentRequest,
  isNeeded: boolean,
  { isShopOrigin }: Checks
) {
  const isGood = (url: string | undefined) =>
    url === undefined ? !isNeeded : URL.canParse(url) && isShopOrigin(new URL(url).origin)
  if (!isGood(successUrl) || !isGood(failureUrl)) throw new PaymentRefusal('RETURN_URL_REFUSED')
}

const asksShopper = (methodId: string, outcome: Outcome): boolean =>
  leadsAway(methodId) ||
  methodId === LINK_PAY ||
  (methodId === 'UNZER_CARDS' && ['three-d-secure', 'late', 'twice'].includes(outcome))

/**
 * The payment that an order gets: decided at once, or open until the shopper has been to the provider's page.
 * Throws PaymentRefusal or PaymentUnavailable; nothing is stored here.
 */
export function buildPayment(
  request: PaymentRequest,
  id: string,
  checks: Checks
): { payment: Payment; resource?: Resource } {
  const { methodId, siteId, orderNo, orderToken, amount, currency, successUrl, failureUrl } = request
  const isLink = methodId === LINK_PAY
  const resource = isLink ? undefined : requireResource(request, checks)
  requireScreening(request, checks.store)
  const outcome =
    methodId === 'UNZER_INVOICE' ? findInvoiceOutcome(request.email) : (resource?.outcome ?? 'success')
  const isAgreed = resource?.express !== undefined && coversAmount(resource.express, amount)
  const isOpen = !request.isRepeated && !isAgreed && asksShopper(methodId, outcome)
  const isPending = outcome === 'pending' || (isAgreed && outcome === 'late')
  requireReturnUrls(request, isOpen && !isLink, checks)
  if (outcome === 'unavailable') throw new PaymentUnavailable()
  if (outcome === 'declined') throw new PaymentRefusal('DECLINED')
  return {
    resource,
    payment: {
      id,
      siteId,
      orderNo,
      orderToken,
      methodId,
      amount,
      currency,
      resourceId: resource?.id,
      state: isOpen ? 'open' : isPending ? 'pending' : 'approved',
      outcome,
      isLink,
      successUrl,
      failureUrl,
      createdAt: checks.now
    }
  }
}
