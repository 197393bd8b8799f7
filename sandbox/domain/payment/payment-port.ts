import type { Cents } from '../money'
import type { SiteId } from '../sites/site'

/** Why a payment is not even begun. */
export type PaymentRefusalReason =
  | 'RESOURCE_MISSING'
  | 'RESOURCE_UNKNOWN'
  | 'RESOURCE_EXPIRED'
  | 'RESOURCE_USED'
  | 'CARD_EXPIRED'
  | 'FRAUD_SESSION_MISSING'
  | 'BIRTHDAY_MISSING'
  | 'RETURN_URL_REFUSED'
  | 'DECLINED'

/** The provider has refused; nothing was charged. */
export class PaymentRefusal extends Error {
  constructor(readonly reason: PaymentRefusalReason) {
    super(reason)
    this.name = 'PaymentRefusal'
  }
}

/** The provider does not answer; nothing was charged. */
export class PaymentUnavailable extends Error {
  constructor() {
    super('the payment provider does not answer')
    this.name = 'PaymentUnavailable'
  }
}

/** An order's request to the provider. */
export interface PaymentRequest {
  siteId: SiteId
  orderNo: string
  orderToken: string
  customerId: string
  registered: boolean
  methodId: string
  amount: Cents
  currency: string
  email?: string
  resourceId?: string
  fraudSessionId?: string
  birthday?: string
  successUrl?: string
  failureUrl?: string
  /** Ordered by the platform for a customer who has agreed to it once: without the customer present. */
  isRepeated?: boolean
}

/** `open` waits for the shopper, `pending` for the provider; the others are ends. */
export type PaymentState = 'open' | 'pending' | 'approved' | 'refused' | 'cancelled' | 'timed-out'

/** The provider's message about a payment. */
export interface PaymentReport {
  paymentId: string
  siteId: SiteId
  orderNo: string
  state: PaymentState
  error?: string
}

/** The payment provider as the orders need it. */
export interface PaymentPort {
  /** Asks for the money of an order. Throws PaymentRefusal or PaymentUnavailable. */
  authorise(request: PaymentRequest): PaymentReport
  findPayment(paymentId: string): PaymentReport | undefined
  /** Cancels an unpaid payment; false when it is paid, or about to be. `isAuthorised`: nothing was charged so far. */
  cancel(paymentId: string, state: { isAuthorised: boolean }): boolean
  /** Pending messages of the provider; each is returned once, but two may have the same news. */
  takeWebhooks(): PaymentReport[]
  /** Keeps what an approved payment was made with for the customer; undefined when it cannot be kept. */
  keepInstrument(
    paymentId: string,
    customerId: string
  ): { resourceId: string; paymentCard?: Record<string, unknown> } | undefined
  /** Lets the customer pay with it again and again; false for an unknown or ended one, or another customer's. */
  agreeToRepeat(resourceId: string, customerId: string): boolean
  /** Milliseconds that the provider takes to answer for this resource or e-mail address. */
  getAnswerTime(methodId: string, resourceId: string | undefined, email: string | undefined): number
}
