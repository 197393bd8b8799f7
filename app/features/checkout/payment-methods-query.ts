import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { shopperBasketsCheckout } from '../../platform/scapi/shopper-baskets-checkout'
import { PAYMENT_METHODS_KEY } from '../basket/api/cache-basket'

interface PaymentMethod {
  id: string
  name: string
  description?: string
}

/** The payment methods that the platform allows for this basket. */
export function paymentMethodsQuery(platform: Platform, basketId: string): QueryObject<PaymentMethod[]> {
  return {
    queryKey: [PAYMENT_METHODS_KEY, basketId],
    queryFn: async () => {
      const answer = await platform.family(shopperBasketsCheckout).getPaymentMethodsForBasket({ basketId })
      return (answer.applicablePaymentMethods ?? []).map(method => ({
        id: method.id,
        name: method.name ?? method.id,
        description: method.description
      }))
    }
  }
}
