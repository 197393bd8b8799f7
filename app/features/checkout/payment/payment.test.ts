import { createInvoicePayment } from './invoice-payment'
import { findPaymentAdapter, requirePaymentAdapter } from './payment-adapters'
import { buildPaymentInstrument } from './payment-form'

const session = { fraudSessionId: 'fraud-1', successUrl: 'https://shop/ok', failureUrl: 'https://shop/cart' }

it('builds the instrument of an invoice with resource, birthday and fraud session', async () => {
  const invoice = createInvoicePayment(() => 's-ivc-1')
  await expect(buildPaymentInstrument(invoice, 23.4, { birthday: '1990/02/01' }, session)).resolves.toEqual({
    paymentMethodId: 'UNZER_INVOICE',
    amount: 23.4,
    c_paymentResourceId: 's-ivc-1',
    c_birthday: '1990/02/01',
    c_threatMetrixSessionId: 'fraud-1',
    c_successUrl: 'https://shop/ok',
    c_failureUrl: 'https://shop/cart'
  })
})

it('makes another resource for each payment', async () => {
  const { createResource } = createInvoicePayment()
  const [one, other] = await Promise.all([createResource!({}), createResource!({})])
  expect(one).toMatch(/^s-ivc-\w+$/)
  expect(one).not.toBe(other)
})

it('raises the error of the form that gives no resource', async () => {
  await expect(createInvoicePayment(() => undefined).createResource!({})).rejects.toThrow('Invoice Error.')
})

it('refuses a way to pay that it does not know', () => {
  expect(findPaymentAdapter('UNZER_CARDS')).toBeUndefined()
  expect(() => requirePaymentAdapter('UNZER_CARDS')).toThrow('Unexpected error on payment selection.')
})
