import { http, HttpResponse } from 'msw'
import { requests } from '../../../tests/setup/requests'
import { findPaymentAdapter, requirePaymentAdapter } from './payment-adapters'
import { buildPaymentInstrument, type PaymentSession } from './payment-form'

let scenes = 0
const input = { birthday: '1990/01/31', holder: 'Ida Berg', iban: 'DE89370400440532013000' }

interface ProviderScene {
  /** Response of the provider; by default a resource. */
  answer?: () => Response
  /** Whether the script of its fraud screening loads. */
  isScreened?: boolean
}

/** A provider that records what it is asked for, and a form that pays with it. */
function openForm({
  answer = () => HttpResponse.json({ id: 's-res-1' }, { status: 201 }),
  isScreened = true
}: ProviderScene = {}) {
  const calls: { url: string; authorization: string | null; body: unknown }[] = []
  requests.use(
    http.post('https://pay.test/payments/v1/types/:kind', async ({ request }) => {
      const { url, headers } = request
      calls.push({ url, authorization: headers.get('authorization'), body: await request.json() })
      return answer()
    })
  )
  const scripts: string[] = []
  jest.spyOn(document.head, 'append').mockImplementation(element => {
    const script = element as HTMLScriptElement
    scripts.push(script.src)
    queueMicrotask(() => script.dispatchEvent(new Event(isScreened ? 'load' : 'error')))
  })
  const session: PaymentSession = {
    // A script that was loaded once is not loaded again.
    fraudSessionId: `fraud-${(scenes += 1)}`,
    provider: { origin: 'https://pay.test', publicKey: 's-pub-test' },
    successUrl: 'https://shop.test/checkout/confirmation',
    failureUrl: 'https://shop.test/cart'
  }
  const pay = (methodId: string, change: object = {}, signal?: AbortSignal) =>
    buildPaymentInstrument(
      requirePaymentAdapter(methodId),
      12.5,
      { ...input, ...change },
      { ...session, signal }
    )
  return { pay, session, calls, scripts }
}

const methods = [
  ['UNZER_PAYPAL', 'paypal', 'Paypal Error.'],
  ['UNZER_INVOICE', 'invoice', 'Invoice Error.'],
  ['UNZER_DIRECT_DEBIT_SECURED', 'direct-debit-secured', 'Direct Debit Secure Error.']
] as const

it.each(methods)('pays by %s with what the provider keeps', async (methodId, kind) => {
  const { pay, session, calls } = openForm()
  expect(await pay(methodId)).toMatchObject({
    paymentMethodId: methodId,
    amount: 12.5,
    c_paymentResourceId: 's-res-1',
    c_successUrl: session.successUrl,
    c_failureUrl: session.failureUrl
  })
  expect(calls).toEqual([
    {
      url: `https://pay.test/payments/v1/types/${kind}`,
      authorization: `Basic ${btoa('s-pub-test:')}`,
      body: expect.any(Object)
    }
  ])
})

describe.each(methods)('a resource of %s', (methodId, _kind, message) => {
  it.each([
    ['is refused', () => HttpResponse.json({ errors: [{ code: 'KEY_INVALID' }] }, { status: 401 })],
    ['cannot be asked for', () => HttpResponse.error()],
    ['comes without an id', () => HttpResponse.json({ other: true }, { status: 201 })]
  ])('has its own error where it %s', async (_what, answer) => {
    await expect(openForm({ answer }).pay(methodId)).rejects.toThrow(message)
  })
})

it.each(['UNZER_INVOICE', 'UNZER_DIRECT_DEBIT_SECURED'])(
  'asks for no resource of %s where the fraud screening cannot be loaded',
  async methodId => {
    const { pay, calls } = openForm({ isScreened: false })
    await expect(pay(methodId)).rejects.toThrow('Error.')
    expect(calls).toEqual([])
  }
)

it('gives an invoice the birthday and the fraud session that the provider has met', async () => {
  const { pay, session, scripts } = openForm()
  expect(await pay('UNZER_INVOICE')).toMatchObject({
    c_birthday: '1990/01/31',
    c_threatMetrixSessionId: session.fraudSessionId
  })
  expect(scripts).toEqual([
    `https://pay.test/payments/v1/fraud.js?publicKey=s-pub-test&session_id=${session.fraudSessionId}`
  ])
})

it('gives holder and IBAN to the provider only', async () => {
  const { pay, session, calls } = openForm()
  const instrument = await pay('UNZER_DIRECT_DEBIT_SECURED')
  expect(calls).toMatchObject([{ body: { holder: input.holder, iban: input.iban } }])
  expect(JSON.stringify(instrument)).not.toContain(input.iban)
  expect(instrument).toMatchObject({
    c_birthday: '1990/01/31',
    c_threatMetrixSessionId: session.fraudSessionId
  })
})

it('names the field that the provider refuses', async () => {
  const { pay } = openForm({
    answer: () => HttpResponse.json({ errors: [{ code: 'IBAN_INVALID', field: 'iban' }] }, { status: 400 })
  })
  await expect(pay('UNZER_DIRECT_DEBIT_SECURED')).rejects.toMatchObject({ field: 'iban' })
})

it('saves a PayPal account on request, and nothing that cannot be saved', async () => {
  const { pay } = openForm()
  expect(await pay('UNZER_PAYPAL', { isToBeSaved: true })).toHaveProperty('c_saveInstrument', true)
  expect(await pay('UNZER_PAYPAL')).not.toHaveProperty('c_saveInstrument')
  expect(await pay('UNZER_INVOICE', { isToBeSaved: true })).not.toHaveProperty('c_saveInstrument')
})

it('builds no instrument once the shopper has left the step', async () => {
  const leaving = new AbortController()
  const { pay } = openForm({
    answer: () => {
      leaving.abort()
      return HttpResponse.json({ id: 's-1' }, { status: 201 })
    }
  })
  await expect(pay('UNZER_PAYPAL', {}, leaving.signal)).rejects.toHaveProperty('name', 'AbortError')
})

it.each(['BARTER', 'CREDIT_CARD'])('refuses to pay by %s, which it does not know', methodId => {
  expect(findPaymentAdapter(methodId)).toBeUndefined()
  expect(() => requirePaymentAdapter(methodId)).toThrow('Unexpected error on payment selection.')
})

it('places an order of an agent without any resource', async () => {
  const { pay, calls } = openForm()
  expect(await pay('UNZER_LINK_PAY')).not.toHaveProperty('c_paymentResourceId')
  expect(calls).toEqual([])
})
