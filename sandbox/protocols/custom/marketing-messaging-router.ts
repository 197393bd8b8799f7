import { Router } from 'express'
import { z } from 'zod'
import { isEmailAddress } from '../../domain/customers/email-address'
import { SubscriptionError, type Subscriptions } from '../../domain/messaging/subscriptions'
import { forbidden, notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { refuseUndeclared } from './refuse-undeclared'

const subscriptionBody = z.object({
  c_email: z.string().trim().refine(isEmailAddress, 'is not an e-mail address'),
  c_subscription_state: z.enum(['subscribed', 'unsubscribed']),
  c_source: z.string().trim().min(1).max(100).optional()
})

/** Clients compare this title: for an unsubscription it counts as a success (requirement 11.1). */
const UNKNOWN_EMAIL_TITLE = 'CustomerNotFoundError'

function toProblem(error: unknown): unknown {
  if (!(error instanceof SubscriptionError)) return error
  return error.reason === 'unknown-email'
    ? notFound('customer-not-found', UNKNOWN_EMAIL_TITLE, error.message)
    : forbidden(error.message)
}

/** The shop's own messaging API, mounted at `/custom/marketing-messaging/v1/organizations/:organizationId`. */
export function createMarketingMessagingRouter({ subscriptions }: { subscriptions: Subscriptions }): Router {
  const router = Router()
  router.post('/subscription/state', refuseUndeclared, (request, response) => {
    const body = subscriptionBody.parse(request.body)
    const { c_email: email, c_subscription_state: state, c_source: source } = body
    try {
      subscriptions.setState(readScope(response).caller, { email, state, source })
    } catch (error) {
      throw toProblem(error)
    }
    response.json({ c_email: email, c_subscription_state: state })
  })
  return router
}
