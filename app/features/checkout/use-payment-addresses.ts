import { useCallback } from 'react'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import type { PaymentAddresses } from '../payment/payment-form'

/** Where a payment provider leads back to. Browser only. */
export function usePaymentAddresses(): () => PaymentAddresses {
  const { href } = useSite()
  return useCallback(() => {
    const { origin } = window.location
    return {
      successUrl: origin + href(paths.checkoutConfirmation),
      failureUrl: origin + href(paths.cart)
    }
  }, [href])
}
