import { answerJson, createFetch } from '../../../tests/factories/answers'
import { invoicePayment } from './invoice-payment'
import { findPaymentAdapter, requirePaymentAdapter } from './payment-adapters'
import { buildPaymentInstrument } from './payment-form'

const session = {
  fraudSessionId: 'fraud-1',
  provider: { origin: 'https://pay.test', publicKey: 's-pub-test' },
  successUrl: 'https://shop/ok',
  failureUrl: 'https://shop/cart'
}

/** A provider whose screening script loads or not, and that answers so. */
function useProvider(answer: Response | Error, { isScreened = true } = {}) {
  const { send, calls } = createFetch(answer)
  jest.spyOn(globalThis, 'fetch').mockImplementation(send)
  const loaded: string[] = []
  jest.spyOn(document.head, 'append').mockImplementation(element => {
    const script = element as HTMLScriptElement
    loaded.push(script.src)
    queueMicrotask(() => script.dispatchEvent(new Event(isScreened ? 'load' : 'error')))
  })
  return { calls, loaded }
}

it('builds the instrument of an invoice with resource, birthday and fraud session', async () => {
  const { calls, loaded } = useProvider(answerJson({ id: 's-ivc-1' }, 201))
  await expect(
    buildPaymentInstrument(invoicePayment, 23.4, { birthday: '1990/02/01' }, session)
  ).resolves.toEqual({
    paymentMethodId: 'UNZER_INVOICE',
    amount: 23.4,
    c_paymentResourceId: 's-ivc-1',
    c_birthday: '1990/02/01',
    c_threatMetrixSessionId: 'fraud-1',
    c_successUrl: 'https://shop/ok',
    c_failureUrl: 'https://shop/cart'
  })
  expect(loaded).toEqual(['https://pay.test/payments/v1/fraud.js?publicKey=s-pub-test&session_id=fraud-1'])
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: 'https://pay.test/payments/v1/types/invoice',
      headers: { authorization: `Basic ${btoa('s-pub-test:')}` }
    }
  ])
})

it.each([
  ['refuses', answerJson({ errors: [{ code: 'KEY_INVALID' }] }, 401), true],
  ['cannot be reached', new TypeError('offline'), true],
  ['answers without an id', answerJson({}, 201), true],
  ['has not met the browser', answerJson({ id: 's-ivc-1' }, 201), false]
])('raises the error of the form when the provider %s', async (title, answer, isScreened) => {
  useProvider(answer, { isScreened })
  // A script that was loaded once is not loaded again.
  const own = { ...session, fraudSessionId: `fraud ${title}` }
  await expect(invoicePayment.createResource!({}, own)).rejects.toThrow('Invoice Error.')
})

it('refuses a way to pay that it does not know', () => {
  expect(findPaymentAdapter('BARTER')).toBeUndefined()
  expect(() => requirePaymentAdapter('BARTER')).toThrow('Unexpected error on payment selection.')
})
