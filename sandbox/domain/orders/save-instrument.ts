import { CustomerError } from '../customers/customer-error'
import type { Wallet } from '../customers/wallet'
import type { PaymentPort } from '../payment/payment-port'
import { addLastDigits } from '../payment/mask-number'
import type { Order } from './order'
import { findMoneyInstrument } from './take-payment'

/**
 * Keeps what a registered customer has paid with: card or PayPal account, by the provider's resource. A full wallet
 * stops no order, and what came out of the wallet is not put in again.
 */
export function createSaveInstrument({
  payments,
  wallet
}: {
  payments: PaymentPort
  wallet: Pick<Wallet, 'addInstrument'>
}) {
  return (order: Order): void => {
    const { registered, customerId, siteId, payment } = order
    const instrument = findMoneyInstrument(order)
    if (!registered || !payment || !instrument || instrument.customerPaymentInstrumentId !== undefined) return
    const kept = payments.keepInstrument(payment.paymentId, customerId)
    if (!kept) return
    try {
      wallet.addInstrument(siteId, customerId, {
        paymentMethodId: instrument.paymentMethodId,
        paymentCard: kept.paymentCard && addLastDigits(kept.paymentCard),
        c_paymentResourceId: kept.resourceId
      })
    } catch (error) {
      if (!(error instanceof CustomerError)) throw error
    }
  }
}
