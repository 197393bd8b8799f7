import type { PaymentInstrumentInput } from '../../app/platform/scapi/shopper-baskets-checkout'
import type { Random } from './random'
import type { ServerPair } from '../servers/killable-servers'

/** A payment of the test data: by which method, and what becomes of it. */
export interface TestPayment {
  method: string
  outcome: string
  number?: string
  iban?: string
  email?: string
  account?: string
  /** The encrypted part of a wallet's token. */
  token?: string
}

const SHOP_PAGE = 'https://shop.example'
export const PUBLIC_KEY = 's-pub-sandbox'

/** What the provider offers to play with, as the console lists it. */
export async function listPayments({ steer }: ServerPair): Promise<TestPayment[]> {
  const { payments } = await steer('GET', 'info')
  if (!Array.isArray(payments) || payments.length === 0) throw new Error('The console lists no payments')
  return payments as TestPayment[]
}

/** Makes a resource at the provider as form or frame would, and the instrument for the basket. */
export async function buildInstrument(
  servers: ServerPair,
  payment: TestPayment,
  amount: number
): Promise<PaymentInstrumentInput> {
  const common = {
    paymentMethodId: payment.method,
    amount,
    c_successUrl: `${servers.shop}/jasmin/de/checkout/confirmation`,
    c_failureUrl: `${servers.shop}/jasmin/de/cart`
  }
  const birthday = { c_birthday: '1980/02/01' }
  switch (payment.method) {
    case 'UNZER_CARDS': {
      const code = /^3[47]/.test(payment.number ?? '') ? '1234' : '123'
      const body = { number: payment.number, holder: 'Lina Berg', expiry: '12/39', code }
      // Only the provider's own frame takes card numbers.
      return { ...common, c_paymentResourceId: await makeResource(servers, 'card', body, servers.sandbox) }
    }
    case 'UNZER_PAYPAL':
      return { ...common, c_paymentResourceId: await makeResource(servers, 'paypal', {}) }
    case 'UNZER_DIRECT_DEBIT_SECURED': {
      const body = { iban: payment.iban, holder: 'Lina Berg' }
      const id = await makeResource(servers, 'direct-debit-secured', body)
      return { ...common, ...birthday, c_paymentResourceId: id }
    }
    case 'UNZER_INVOICE': {
      const fraud = crypto.randomUUID()
      const query = new URLSearchParams({ publicKey: PUBLIC_KEY, session_id: fraud })
      await requireOk(await fetch(`${servers.sandbox}/payments/v1/fraud.js?${query}`))
      const id = await makeResource(servers, 'invoice', {})
      return { ...common, ...birthday, c_paymentResourceId: id, c_threatMetrixSessionId: fraud }
    }
    case 'UNZER_APPLEPAY': {
      const body = { version: 'EC_v1', data: payment.token, signature: 'signature', header: {} }
      return { ...common, c_paymentResourceId: await makeResource(servers, 'applepay', body) }
    }
    case 'UNZER_GOOGLEPAY': {
      const body = { protocolVersion: 'ECv2', signature: 'signature', signedMessage: payment.token }
      return { ...common, c_paymentResourceId: await makeResource(servers, 'googlepay', body) }
    }
    default:
      throw new Error(`no form for ${payment.method}`)
  }
}

async function makeResource(
  { shop, sandbox }: ServerPair,
  kind: string,
  body: object,
  origin = shop
): Promise<string> {
  const answer = await fetch(`${sandbox}/payments/v1/types/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${PUBLIC_KEY}:`)}`,
      origin
    },
    body: JSON.stringify(body)
  })
  await requireOk(answer)
  return ((await answer.json()) as { id: string }).id
}

async function requireOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
}

/**
 * What the shopper does on the provider's page; the address of the shop that it leads back to, or undefined for who
 * closes the window there.
 */
export async function decideAtProvider(
  address: string,
  payment: TestPayment | undefined,
  random: Random
): Promise<URL | undefined> {
  await requireOk(await fetch(address))
  if (random.happens(10)) return undefined
  const decision = random.happens(65) ? 'approve' : random.pick(['cancel', 'leave', 'refuse'] as const)
  const account = payment?.account
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(address).origin },
    body: new URLSearchParams({ decision, ...(account && { account }) })
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`${address}: ${answer.status}`)
  return new URL(location, SHOP_PAGE)
}
