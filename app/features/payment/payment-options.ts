import { isCardExpired } from '../../intl/formats/card-expiry'
import { findPaymentAdapter } from './payment-adapters'
import type { PaymentAddresses } from './payment-form'

/** Something the customer has paid with before. */
export interface SavedInstrument {
  paymentInstrumentId: string
  methodId?: string
  isPreferred: boolean
  card?: {
    type?: string
    holder?: string
    lastDigits?: string
    expirationMonth?: number
    expirationYear?: number
  }
}

/** A saved instrument as a choice, and what the basket gets when it is chosen. */
export interface SavedOption {
  id: string
  methodId: string
  card?: SavedInstrument['card']
  /** It cannot be chosen any more. */
  isExpired: boolean
  instrument: {
    paymentMethodId: string
    customerPaymentInstrumentId: string
    c_successUrl: string
    c_failureUrl: string
  }
}

/**
 * The saved cards and accounts that a basket can be paid with: the preferred one first, expired ones last.
 * They reuse the addresses that the provider leads back to (requirement 7.3).
 */
export function listSavedOptions(
  methods: readonly { id: string }[],
  saved: readonly SavedInstrument[],
  { successUrl, failureUrl, now }: PaymentAddresses & { now: Date }
): SavedOption[] {
  const options = saved.flatMap(({ paymentInstrumentId, methodId, isPreferred, card }) => {
    const method = methods.find(({ id }) => id === methodId && findPaymentAdapter(id)?.canBeSaved)
    if (!method) return []
    const option: SavedOption = {
      id: paymentInstrumentId,
      methodId: method.id,
      ...(card && { card }),
      isExpired: isCardExpired(card, now),
      instrument: {
        paymentMethodId: method.id,
        customerPaymentInstrumentId: paymentInstrumentId,
        c_successUrl: successUrl,
        c_failureUrl: failureUrl
      }
    }
    return [{ option, rank: option.isExpired ? 2 : isPreferred ? 0 : 1 }]
  })
  return options.sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}
