import { PaymentFormError, type PaymentAdapter } from './payment-form'

/**
 * Pay after delivery. The provider's invoice type has nothing to fill in and therefore no
 * frame: its resource is an id in the provider's format, created here.
 */
export function createInvoicePayment(createId: () => string | undefined = createResourceId): PaymentAdapter {
  return {
    methodId: 'UNZER_INVOICE',
    needsBirthday: true,
    createResource() {
      const id = createId()
      return id ? Promise.resolve(id) : Promise.reject(new PaymentFormError('Invoice Error.'))
    }
  }
}

const createResourceId = (): string => `s-ivc-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
