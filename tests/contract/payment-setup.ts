/** A page of the shop that may pay, and where it wants its shoppers back. */
export const SHOP = 'http://localhost:3000'
export const PUBLIC_KEY = 's-pub-sandbox'
export const returnUrls = {
  c_successUrl: `${SHOP}/jasmin/de/checkout/confirmation`,
  c_failureUrl: `${SHOP}/jasmin/de/cart`
}
export const KEY_HEADER = `Basic ${Buffer.from(`${PUBLIC_KEY}:`).toString('base64')}`
const FRAUD_SESSION = 'fraud-session-of-the-tests'

export const cards = {
  success: '4111111111111111',
  declined: '4000000000000002',
  threeDSecure: '4000000000003220',
  late: '4000000000003063',
  twice: '4000000000003055',
  pending: '4000000000000077',
  unavailable: '4000000000000119',
  slow: '4000000000000127'
}

/** Posts a resource as a browser of that page would; returns status and body. */
export async function postType(
  origin: string,
  kind: string,
  body: object = {},
  headers: Record<string, string> = { origin: SHOP, authorization: KEY_HEADER }
) {
  const answer = await fetch(`${origin}/payments/v1/types/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body)
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>
  }
}

/** A resource of a card, made where the card frame makes it. */
export async function createCard(origin: string, number: string = cards.success, expiry = '12/39') {
  const body = { number, holder: 'Lina Berg', expiry, code: '123' }
  const answer = await postType(origin, 'card', body, { origin, authorization: KEY_HEADER })
  return String(answer.body.id)
}

export const createResource = async (origin: string, kind: string, body: object = {}): Promise<string> =>
  String((await postType(origin, kind, body)).body.id)

/** Loads the script of the fraud screening as a page does. */
export const registerFraudSession = (
  origin: string,
  id = FRAUD_SESSION,
  key = PUBLIC_KEY
): Promise<Response> =>
  fetch(`${origin}/payments/v1/fraud.js?${new URLSearchParams({ publicKey: key, session_id: id })}`)

/** An instrument that an invoice is really paid with. */
export async function buildInvoice(origin: string) {
  await registerFraudSession(origin)
  return {
    paymentMethodId: 'UNZER_INVOICE',
    c_paymentResourceId: await createResource(origin, 'invoice'),
    c_threatMetrixSessionId: FRAUD_SESSION,
    c_birthday: '1990/02/01',
    ...returnUrls
  }
}

/** An instrument of a card, by its number. */
export const buildCard = async (origin: string, number: string = cards.success) => ({
  paymentMethodId: 'UNZER_CARDS',
  c_paymentResourceId: await createCard(origin, number),
  ...returnUrls
})

export const buildPaypal = async (origin: string) => ({
  paymentMethodId: 'UNZER_PAYPAL',
  c_paymentResourceId: await createResource(origin, 'paypal'),
  ...returnUrls
})
