import type { Request, Response } from 'express'
import type { ProtocolContext } from '../../protocol-context'
import type { Baskets } from '../../../domain/baskets/baskets'
import type { Mutation } from '../../../domain/baskets/mutations/mutation'
import type { PricedBasket } from '../../../domain/baskets/pricing/priced-basket'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { mapBasket } from '../../scapi/baskets/map-basket'
import { toSnakeKey } from '../key-case'
import { sendDocument } from '../send-document'

export type BasketServices = { baskets: Baskets } & Pick<ProtocolContext, 'publicOrigin'>

/** Common parts of the basket resources: caller, basket and response. */
export function createBasketHandlers({ baskets, publicOrigin }: BasketServices) {
  const getMappingContext = (response: Response) => {
    const { site, language } = readScope(response)
    return createMappingContext(site, language, publicOrigin)
  }

  /** OCAPI calls the obstacles to an order flashes; their paths are those of its own documents. */
  function sendBasket(response: Response, basket: PricedBasket): void {
    const { flashes, ...document } = mapBasket(basket, 'v1', getMappingContext(response))
    const _flash = (flashes as { type: string; message: string; path: string }[]).map(flash => ({
      _type: 'flash',
      ...flash,
      path: toSnakeKey(flash.path)
    }))
    sendDocument(response, 'basket', { ...(_flash.length > 0 && { _flash }), ...document })
  }

  return {
    baskets,
    getMappingContext,
    sendBasket,
    /** The basket that the address names, if it is the caller's. */
    findBasket: (request: Request, response: Response): PricedBasket =>
      baskets.getBasket(readScope(response).caller, request.params.basketId ?? ''),
    /** Changes the basket that the address names and sends all of it. */
    changeBasket(request: Request, response: Response, mutation: Mutation): void {
      const { caller } = readScope(response)
      sendBasket(response, baskets.changeBasket(caller, request.params.basketId ?? '', mutation))
    }
  }
}

export type BasketHandlers = ReturnType<typeof createBasketHandlers>
