import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { ZodError } from 'zod'
import type { Language, Localized } from '../../texts/localized-text'
import { CheckoutError } from '../../domain/checkout-error'
import { CustomerError } from '../../domain/customers/customer-error'
import { MachineError } from '../../domain/machines/machine'
import { ProblemError } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { errorMessages, generalMessages } from './controller-messages'

/** Sends a refusal in the shopper's language, with status 200 unless another is named. */
function refuse(response: Response, message: Localized, status = 200): void {
  const { language } = response.locals as { language?: Language }
  response.status(status).json({ success: false, error: true, errorMessage: message[language ?? 'de'] })
}

/** The guard of a controller that needs a shopper: other callers get a refusal that a controller's client can read. */
export function createShopperGuard(requireAccess: RequestHandler): RequestHandler {
  return (request, response, next) =>
    requireAccess(request, response, (error?: unknown) => {
      const status = error instanceof ProblemError ? error.status : undefined
      if (status === 401) refuse(response, generalMessages.signIn, 401)
      else if (status === 403) refuse(response, generalMessages.otherSite, 403)
      else next(error)
    })
}

/** Behind `createShopperGuard`: what only a registered customer may do. */
export const requireRegisteredShopper: RequestHandler = (_request, response, next) => {
  if (readScope(response).caller.registered) next()
  else refuse(response, generalMessages.signIn, 401)
}

function findMessage(error: unknown): Localized | undefined {
  if (error instanceof MachineError) return error.shopperText
  if (error instanceof CheckoutError)
    return error.shopperMessage?.statusMessage ?? errorMessages[error.type] ?? generalMessages.impossible
  if (error instanceof CustomerError) return errorMessages[error.reason] ?? generalMessages.impossible
  return undefined
}

/** Last in a controllers' router: errors of the domain become refusals, malformed bodies as a refusal with 400. */
export const refuseControllerErrors: ErrorRequestHandler = (error, _request, response, next) => {
  const message = findMessage(error)
  if (message) refuse(response, message)
  else if (error instanceof ZodError || (error instanceof ProblemError && error.status === 400))
    refuse(response, generalMessages.malformed, 400)
  else next(error)
}
