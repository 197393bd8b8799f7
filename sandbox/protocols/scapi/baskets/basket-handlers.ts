import type { Request, Response } from 'express'
import type { ProtocolContext } from '../../protocol-context'
import type { Baskets } from '../../../domain/baskets/baskets'
import type { Mutation } from '../../../domain/baskets/mutations/mutation'
import type { PricedBasket } from '../../../domain/baskets/pricing/priced-basket'
import type { Orders } from '../../../domain/orders/orders'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { mapBasket, type ApiVersion } from './map-basket'
import { withCheckoutProblems } from '../../../http/checkout-problems'

export type BasketsServices = { baskets: Baskets; orders: Orders; version: ApiVersion } & ProtocolContext

/** Common parts of the baskets API's routes: caller, basket and response. */
export function createBasketHandlers({ baskets, version, publicOrigin }: BasketsServices) {
  function sendPart<T>(request: Request, response: Response, write: (basket: PricedBasket) => T): void {
    const scope = readScope(response)
    const basket = withCheckoutProblems(scope.language, () =>
      baskets.getBasket(scope.caller, request.params.basketId ?? '')
    )
    response.json(write(basket))
  }

  function sendBasket(response: Response, basket: PricedBasket): void {
    const { site, language } = readScope(response)
    response.json(mapBasket(basket, version, createMappingContext(site, language, publicOrigin)))
  }

  /** Changes the basket that the address names and sends all of it. */
  function changeBasket(request: Request, response: Response, mutation: Mutation): void {
    const { caller, language } = readScope(response)
    const { basketId = '' } = request.params
    sendBasket(
      response,
      withCheckoutProblems(language, () => baskets.changeBasket(caller, basketId, mutation))
    )
  }

  return { baskets, publicOrigin, sendPart, sendBasket, changeBasket }
}

export type BasketHandlers = ReturnType<typeof createBasketHandlers>
