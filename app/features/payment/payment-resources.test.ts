import { loadScript } from '../../lazy-loading/load-script'
import { requirePaymentAdapter } from './payment-adapters'
import { buildPaymentInstrument } from './payment-form'

jest.mock('../../lazy-loading/load-script', () => ({ loadScript: jest.fn() }))

const session = {
  fraudSessionId: 'fraud-session-1',
  provider: { origin: 'https://pay.test', publicKey: 's-pub-test' },
  successUrl: 'https://shop.test/checkout/confirmation',
  failureUrl: 'https://shop.test/cart'
}
const input = { birthday: '1990/01/31', holder: 'Ida Berg', iban: 'DE89370400440532013000' }
const build = (methodId: string, change: object = {}) =>
  buildPaymentInstrument(requirePaymentAdapter(methodId), 12.5, { ...input, ...change }, session)

let answer: () => Promise<Response>
const send = jest.fn((_url: string, _init: RequestInit) => answer())
const respond = (body: object, status = 201) => {
  answer = () => Promise.resolve(new Response(JSON.stringify(body), { status }))
}

beforeEach(() => {
  send.mockClear()
  jest.mocked(loadScript).mockResolvedValue(true)
  jest.spyOn(globalThis, 'fetch').mockImplementation(send as unknown as typeof fetch)
})
afterEach(() => jest.restoreAllMocks())

const methods = [
  ['UNZER_PAYPAL', 'paypal', 'Paypal Error.'],
  ['UNZER_INVOICE', 'invoice', 'Invoice Error.'],
  ['UNZER_DIRECT_DEBIT_SECURED', 'direct-debit-secured', 'Direct Debit Secure Error.']
] as const

it.each(methods)('pays by %s with what the provider keeps', async (methodId, kind) => {
  respond({ id: 's-res-1' })
  const instrument = await build(methodId)
  expect(instrument).toMatchObject({
    paymentMethodId: methodId,
    amount: 12.5,
    c_paymentResourceId: 's-res-1',
    c_successUrl: session.successUrl,
    c_failureUrl: session.failureUrl
  })
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0]).toBe(`https://pay.test/payments/v1/types/${kind}`)
})

it.each(methods)('has its own error where %s gets no resource id', async (methodId, _kind, message) => {
  respond({ other: true })
  await expect(build(methodId)).rejects.toThrow(message)
  answer = () => Promise.reject(new TypeError('down'))
  await expect(build(methodId)).rejects.toThrow(message)
})

it.each(['UNZER_INVOICE', 'UNZER_DIRECT_DEBIT_SECURED'])(
  'asks for no resource of %s where the fraud screening cannot be loaded',
  async methodId => {
    jest.mocked(loadScript).mockResolvedValue(false)
    await expect(build(methodId)).rejects.toThrow('Error.')
    expect(send).not.toHaveBeenCalled()
  }
)

it('gives holder and IBAN to the provider only', async () => {
  respond({ id: 's-dds-1' })
  const instrument = await build('UNZER_DIRECT_DEBIT_SECURED')
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ holder: input.holder, iban: input.iban })
  expect(JSON.stringify(instrument)).not.toContain(input.iban)
  expect(instrument).toMatchObject({ c_birthday: '1990/01/31', c_threatMetrixSessionId: 'fraud-session-1' })
})

it('names the field that the provider refuses', async () => {
  respond({ errors: [{ code: 'IBAN_INVALID', field: 'iban' }] }, 400)
  await expect(build('UNZER_DIRECT_DEBIT_SECURED')).rejects.toMatchObject({ field: 'iban' })
})

it('saves a PayPal account on request, and nothing that cannot be saved', async () => {
  answer = () => Promise.resolve(new Response('{"id": "s-1"}', { status: 201 }))
  expect(await build('UNZER_PAYPAL', { isToBeSaved: true })).toHaveProperty('c_saveInstrument', true)
  expect(await build('UNZER_PAYPAL')).not.toHaveProperty('c_saveInstrument')
  expect(await build('UNZER_INVOICE', { isToBeSaved: true })).not.toHaveProperty('c_saveInstrument')
})

it('builds no instrument once the shopper has left the step', async () => {
  const leaving = new AbortController()
  answer = () => {
    leaving.abort()
    return Promise.resolve(new Response('{"id": "s-1"}', { status: 201 }))
  }
  const left = buildPaymentInstrument(
    requirePaymentAdapter('UNZER_PAYPAL'),
    1,
    {},
    {
      ...session,
      signal: leaving.signal
    }
  )
  await expect(left).rejects.toHaveProperty('name', 'AbortError')
})

it('knows no method that it was not built for', () => {
  expect(() => requirePaymentAdapter('CREDIT_CARD')).toThrow('Unexpected error on payment selection.')
})

it('places an order of an agent without any resource', async () => {
  expect(await build('UNZER_LINK_PAY')).not.toHaveProperty('c_paymentResourceId')
  expect(send).not.toHaveBeenCalled()
})
