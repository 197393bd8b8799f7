import { useEffect, useRef } from 'react'
import { useSite } from '../../visit/site/site-context'
import { requirePaymentAdapter } from './payment-adapters'
import { buildPaymentInstrument, type PaymentAddresses, type PaymentInput } from './payment-form'

/** Where the provider leads back to; nowhere without it. */
const NOWHERE: PaymentAddresses = { successUrl: '', failureUrl: '' }

/**
 * Leaves what was entered with the provider and gives the payment instrument in the basket's format. A shopper who
 * leaves the form has given it up: nothing is done with it then.
 *
 * @throws PaymentFormError without a resource, IncompleteCardError while the provider's frame is not filled in.
 */
export function usePaymentInstrument() {
  const { payment: provider } = useSite()
  const fraudSessionId = useRef<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    // Effects run twice in development: each run has its own.
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return (
    methodId: string,
    amount: number,
    input: PaymentInput,
    addresses: PaymentAddresses = NOWHERE
  ): Promise<Record<string, unknown>> => {
    fraudSessionId.current ??= crypto.randomUUID()
    const { signal } = leaving.current
    return buildPaymentInstrument(requirePaymentAdapter(methodId), amount, input, {
      provider,
      signal,
      fraudSessionId: fraudSessionId.current,
      ...addresses
    })
  }
}
