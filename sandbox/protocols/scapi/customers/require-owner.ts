import type { RequestHandler } from 'express'
import { forbidden, notFound } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'

/** Only the owner reads or writes; for all others the customer does not exist. */
export const requireOwner: RequestHandler = (request, response, next) => {
  const { customerId } = request.params
  if (readScope(response).caller.customerId !== customerId) {
    throw notFound('customer-not-found', 'Customer Not Found', `There is no customer '${customerId}'.`)
  }
  next()
}

/** Resources of registered customers only: a profile to change, addresses, saved payment. */
export const requireRegistered: RequestHandler = (_request, response, next) => {
  if (!readScope(response).caller.registered) throw forbidden('Only a registered customer may do this.')
  next()
}
