import type { MessageDescriptor } from '../../intl/intl'
import type { FramedCard } from '../../platform/side-services/card-frame'
import type { PaymentProviderSettings } from '../../platform/side-services/payment-provider'
import type { MethodId } from './payment-methods'

/** The shopper's input for a payment method; each adapter defines its fields. */
export interface PaymentInput {
  /** yyyy/mm/dd */
  birthday?: string
  /** Of the account to debit. */
  holder?: string
  /** Without spaces. */
  iban?: string
  /** Asks the provider's frame for the card; undefined while its fields are not right. */
  askForCard?: () => Promise<FramedCard | undefined>
  /** A registered customer wants to pay with it again. */
  isToBeSaved?: boolean
}

/** The addresses to which a payment provider redirects the shopper (requirement 7.4). */
export interface PaymentAddresses {
  successUrl: string
  failureUrl: string
}

/** Context of one visit to a payment form in one browser. */
export interface PaymentSession extends PaymentAddresses {
  /** The provider's fraud screening knows the browser by it. */
  fraudSessionId: string
  provider: PaymentProviderSettings
  /** Aborted when the shopper leaves the step: nothing is put into the basket then. */
  signal?: AbortSignal
}

/** The payment as the provider keeps it, in fields of the payment instrument. */
export interface PaymentResource {
  c_paymentResourceId: string
  paymentCard?: {
    cardType?: string
    holder?: string
    maskedNumber?: string
    expirationMonth?: number
    expirationYear?: number
  }
}

/**
 * The adapter of one payment method. A provider's own form (a frame, a script)
 * is hidden behind `createResource`, so that another one is a file and a line in the list.
 */
export interface PaymentAdapter<Id extends MethodId = MethodId> {
  methodId: Id
  needsBirthday?: boolean
  /** The provider's frame for number and code. */
  needsCardFrame?: boolean
  /** Holder, IBAN and mandate. */
  needsBankAccount?: boolean
  /** The device pays, by a button of its own; the form does not offer it. */
  isWallet?: boolean
  /** Text below the choice; `{provider}` is the method's name. */
  note?: MessageDescriptor
  /** A registered customer may keep it for the next order. */
  canBeSaved?: boolean
  /**
   * Leaves what was entered with the provider; undefined where nothing is entered.
   *
   * @throws PaymentFormError when the form gives no resource id.
   */
  createResource?(input: PaymentInput, session: PaymentSession): Promise<PaymentResource>
}

/** A field of the form that the provider's own check refused. */
export type RefusedField = 'iban' | 'holder'

/** The payment form returned no resource id; requirement 7.3 defines the message. */
export class PaymentFormError extends Error {
  constructor(
    message: string,
    readonly field?: RefusedField
  ) {
    super(message)
    this.name = 'PaymentFormError'
  }
}

/** The provider's frame has marked its fields and has the focus: no other message is needed. */
export class IncompleteCardError extends Error {
  override name = 'IncompleteCardError'
}

/**
 * The payment instrument in the basket's format (requirement 7.3).
 *
 * @throws PaymentFormError without a resource, and the signal's reason once the shopper has left.
 */
export async function buildPaymentInstrument(
  adapter: PaymentAdapter,
  amount: number,
  input: PaymentInput,
  session: PaymentSession
): Promise<Record<string, unknown>> {
  const resource = await adapter.createResource?.(input, session)
  session.signal?.throwIfAborted()
  return {
    paymentMethodId: adapter.methodId,
    amount,
    ...resource,
    ...(adapter.needsBirthday
      ? { c_birthday: input.birthday, c_threatMetrixSessionId: session.fraudSessionId }
      : {}),
    ...(adapter.canBeSaved && input.isToBeSaved ? { c_saveInstrument: true } : {}),
    c_successUrl: session.successUrl,
    c_failureUrl: session.failureUrl
  }
}
