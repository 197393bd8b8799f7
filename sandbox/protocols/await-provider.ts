import type { RequestHandler } from 'express'
import type { Orders } from '../domain/orders/orders'
import { readScope } from '../http/request-scope'

/** In front of the placement of an order: takes the time that the payment provider takes. */
export function createAwaitProvider({ getAnswerTime }: Orders): RequestHandler {
  return (request, response, next) => {
    const { basketId } = (request.body ?? {}) as { basketId?: unknown }
    const wait = typeof basketId === 'string' ? getAnswerTime(readScope(response).caller, basketId) : 0
    if (wait === 0) next()
    else setTimeout(next, wait)
  }
}
