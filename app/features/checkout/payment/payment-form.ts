import type { PaymentProviderSettings } from '../../../platform/side-services/payment-provider'

/** The shopper's input for a payment method; invoice requires a birthday. */
export interface PaymentInput {
  /** yyyy/mm/dd */
  birthday?: string
}

/** The addresses to which a payment provider redirects the shopper (requirement 3.2). */
export interface PaymentAddresses {
  successUrl: string
  failureUrl: string
}

/** What belongs to one checkout in one browser. */
export interface PaymentSession extends PaymentAddresses {
  /** The provider's fraud screening knows the browser by it. */
  fraudSessionId: string
  provider: PaymentProviderSettings
}

/**
 * The adapter of one payment method. A provider's own form (a frame, a script)
 * is hidden behind `createResource`, so that a further one is a file and a line in the list.
 */
export interface PaymentAdapter {
  methodId: string
  needsBirthday: boolean
  /**
   * The provider's id of what was entered; undefined where nothing is entered.
   *
   * @throws PaymentFormError when the form gives no resource id.
   */
  createResource?(input: PaymentInput, session: PaymentSession): Promise<string>
}

/** The payment form returned no resource id; requirement 3.8 defines the message. */
export class PaymentFormError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentFormError'
  }
}

/** The payment instrument in the basket's format (requirement 3.3.3). */
export async function buildPaymentInstrument(
  adapter: PaymentAdapter,
  amount: number,
  input: PaymentInput,
  session: PaymentSession
): Promise<Record<string, unknown>> {
  const resourceId = await adapter.createResource?.(input, session)
  return {
    paymentMethodId: adapter.methodId,
    amount,
    ...(resourceId ? { c_paymentResourceId: resourceId } : {}),
    ...(adapter.needsBirthday
      ? { c_birthday: input.birthday, c_threatMetrixSessionId: session.fraudSessionId }
      : {}),
    c_successUrl: session.successUrl,
    c_failureUrl: session.failureUrl
  }
}
