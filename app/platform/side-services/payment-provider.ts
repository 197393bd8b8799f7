import { sendRequest, type Fetch } from '../http/send-request'

/** Where the payment provider is, and the shop's public key there (configuration `app.payment`). */
export interface PaymentProviderSettings {
  origin: string
  publicKey: string
}

/** A payment resource at the provider; a card's is created in the provider's own frame. */
export type ResourceKind = 'paypal' | 'invoice' | 'direct-debit-secured' | 'applepay' | 'googlepay'

/** The token of a device's wallet, encrypted for the provider. */
export interface WalletResource {
  kind: Extract<ResourceKind, 'applepay' | 'googlepay'>
  fields: Record<string, unknown>
}

/**
 * Creates a payment resource at the provider and returns its id; undefined for a response without one. Sends
 * no cookies.
 *
 * @throws PlatformError when the provider refuses or does not answer; `data.errors` names fields. The
 * signal's reason when it is aborted.
 */
export async function createPaymentResource(
  send: Fetch,
  { origin, publicKey }: PaymentProviderSettings,
  kind: ResourceKind,
  fields: Record<string, unknown> = {},
  signal?: AbortSignal
): Promise<string | undefined> {
  const answer = (await sendRequest((url, init) => send(url, { ...init, credentials: 'omit' }), {
    operation: 'createPaymentResource',
    url: `${origin}/payments/v1/types/${kind}`,
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${publicKey}:`)}` },
    body: fields,
    signal
  })) as { id?: unknown }
  return typeof answer.id === 'string' && answer.id !== '' ? answer.id : undefined
}

/** The script that makes the shopper's fraud session known to the provider, by the time it has loaded. */
export const buildFraudScriptUrl = (
  { origin, publicKey }: PaymentProviderSettings,
  sessionId: string
): string => `${origin}/payments/v1/fraud.js?${new URLSearchParams({ publicKey, session_id: sessionId })}`
