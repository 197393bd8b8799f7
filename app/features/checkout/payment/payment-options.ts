import type { PaymentAddresses } from './payment-form'

/** A method that the platform allows for the basket. */
interface Method {
  id: string
  name: string
  description?: string
}

/** A customer's saved payment instrument, as far as it is shown. */
interface Saved {
  paymentInstrumentId: string
  methodId?: string
  isPreferred: boolean
  card?: { type?: string; lastDigits?: string }
}

/** A payment option, and the instrument that the basket gets when it is chosen. */
interface PaymentOption {
  key: string
  name: string
  description?: string
  instrument: {
    paymentMethodId: string
    customerPaymentInstrumentId?: string
    c_successUrl: string
    c_failureUrl: string
  }
}

/** Methods whose instruments can be saved and used again (requirement 3.7.6). */
const SAVED_METHODS = ['UNZER_CARDS', 'UNZER_PAYPAL']

/**
 * The payment options of a basket (requirement 3.7, `getPaymentMethodsForBasket` with basketId, successUrl and
 * failureUrl): the platform gets the basket only, since the two addresses are sent with the instrument.
 * Saved cards and PayPal accounts come first and reuse the same addresses.
 */
export function buildPaymentOptions(
  methods: readonly Method[],
  saved: readonly Saved[],
  { successUrl, failureUrl }: PaymentAddresses
): PaymentOption[] {
  const urls = { c_successUrl: successUrl, c_failureUrl: failureUrl }
  const ofMethods = methods.map(({ id, ...texts }) => ({
    key: id,
    ...texts,
    instrument: { paymentMethodId: id, ...urls }
  }))
  const ofSaved = saved.flatMap(({ paymentInstrumentId, methodId, isPreferred, card }) => {
    const method = methods.find(({ id }) => id === methodId && SAVED_METHODS.includes(id))
    if (!method) return []
    const option: PaymentOption = {
      key: paymentInstrumentId,
      name: card?.lastDigits ? `${card.type ?? method.name} **** ${card.lastDigits}` : method.name,
      ...(card?.lastDigits && { description: method.name }),
      instrument: {
        customerPaymentInstrumentId: paymentInstrumentId,
        paymentMethodId: method.id,
        ...urls
      }
    }
    return [{ option, isPreferred }]
  })
  const sorted = ofSaved.sort((one, other) => Number(other.isPreferred) - Number(one.isPreferred))
  return [...sorted.map(({ option }) => option), ...ofMethods]
}
