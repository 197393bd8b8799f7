import { Router } from 'express'
import type { ExpressPayments } from '../../domain/payment-provider/express-payments'
import type { Payments } from '../../domain/payment-provider/payments'
import type { Resources } from '../../domain/payment-provider/resources'
import type { IsShopOrigin } from '../../domain/sites/shop-origins'
import { addCardFrameRoute } from './card-frame-route'
import { addExpressRoutes } from './express-routes'
import { addFraudRoute } from './fraud-route'
import { sendProviderErrors } from './provider-error'
import { addRedirectRoutes } from './redirect-routes'
import { addTypeRoutes } from './type-routes'

interface PaymentProviderServices {
  paymentProvider: { resources: Resources; payments: Payments; express: ExpressPayments }
  isShopOrigin: IsShopOrigin
  /** Delivers the provider's pending messages to the platform. */
  deliverWebhooks: () => void
  publicOrigin: string
}

/** The payment provider's own HTTP, described in domain/payment-provider/README.md. */
export function createPaymentProviderRouter(services: PaymentProviderServices): Router {
  const { isShopOrigin, publicOrigin, deliverWebhooks } = services
  const { resources, payments, express } = services.paymentProvider
  const provider = Router()
  provider.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  addTypeRoutes(provider, { resources, isShopOrigin, publicOrigin })
  addFraudRoute(provider, { resources })
  addCardFrameRoute(provider, { isShopOrigin })
  addRedirectRoutes(provider, { payments, deliverWebhooks })
  addExpressRoutes(provider, { express })
  provider.use(sendProviderErrors)
  const router = Router()
  router.use('/payments/v1', provider)
  return router
}
