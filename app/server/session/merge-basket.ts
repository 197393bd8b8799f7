import { z } from 'zod'
import { sendRequest } from '../../platform/http/send-request'
import type { SessionParts } from '../endpoints/endpoint-parts'

/** Milliseconds; the shopper waits for the page after the login. */
const DEADLINE_MS = 5_000

const basket = z.object({
  basketId: z.string(),
  paymentInstruments: z.array(z.object({ paymentInstrumentId: z.string() })).default([])
})

/**
 * Moves the content of the guest's basket to the customer's who has just logged in under the guest's usid, and removes
 * payment instruments, which were for another total (requirement 6.6). The platform takes the guest's basket away, so
 * that a second time changes nothing.
 */
export async function mergeBasket(
  { send, settings: { scapiOrigin, config } }: Pick<SessionParts, 'send' | 'settings'>,
  { siteId, locale }: { siteId: string; locale: string },
  accessToken: string
): Promise<void> {
  const organization = encodeURIComponent(config.commerce.organizationId)
  const baskets = `${scapiOrigin}/checkout/shopper-baskets/v1/organizations/${organization}/baskets`
  const query = { siteId, locale }
  const rule = { createDestinationBasket: 'true', productItemMergeMode: 'sum_quantities' }
  const call = { headers: { authorization: `Bearer ${accessToken}` }, deadline: DEADLINE_MS }
  const merged = await sendRequest(send, {
    ...call,
    operation: 'mergeBasket',
    method: 'POST',
    url: `${baskets}/actions/merge?${new URLSearchParams({ ...query, ...rule })}`
  })
  const { basketId, paymentInstruments } = basket.parse(merged)
  for (const { paymentInstrumentId } of paymentInstruments) {
    const path = `${encodeURIComponent(basketId)}/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`
    await sendRequest(send, {
      ...call,
      operation: 'removePaymentInstrumentFromBasket',
      method: 'DELETE',
      url: `${baskets}/${path}?${new URLSearchParams(query)}`
    })
  }
}
