import type { RequestHandler } from 'express'
import type { ShopperContexts } from '../domain/shopper-contexts/shopper-contexts'
import { readScope } from './request-scope'

/** After the guards: puts the time that the caller shops at on `response.locals.effectiveTime`, if their context has one. */
export function createApplyShopperContext(contexts: ShopperContexts): RequestHandler {
  return (_request, response, next) => {
    const { caller } = readScope(response)
    response.locals.effectiveTime = contexts.findEffectiveTime(caller)
    next()
  }
}
