import type { Request, Router } from 'express'
import { mergeModes, type MergeMode } from '../../../domain/baskets/merge-basket'
import { badRequest } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { readFlag } from '../../../http/read-flag'
import type { BasketHandlers } from './basket-handlers'
import { withCheckoutProblems } from '../../../http/checkout-problems'

/** Older clients say `itemMergeMode`, and have their own words for two of the modes. */
const olderNames: Record<string, MergeMode> = { max_quantity: 'higher_quantity', separate: 'separate_item' }

function readMergeMode({ query }: Request): MergeMode {
  const wanted = query.productItemMergeMode ?? query.itemMergeMode ?? 'higher_quantity'
  const mode = mergeModes.find(each => each === wanted)
  if (mode) return mode
  if (typeof wanted === 'string' && Object.hasOwn(olderNames, wanted)) return olderNames[wanted]!
  throw badRequest(`productItemMergeMode: one of ${mergeModes.join(', ')} is required.`)
}

/** Operations of a login on the guest's basket. */
export function addGuestBasketRoutes(router: Router, { baskets, sendBasket }: BasketHandlers): void {
  router.post('/baskets/actions/merge', (request, response) => {
    const { caller, language } = readScope(response)
    const mode = readMergeMode(request)
    const createDestinationBasket = readFlag(request, 'createDestinationBasket')
    sendBasket(
      response,
      withCheckoutProblems(language, () => baskets.mergeBasket(caller, { mode, createDestinationBasket }))
    )
  })
  router.post('/baskets/actions/transfer', (request, response) => {
    const { caller, language } = readScope(response)
    const options = {
      merge: readFlag(request, 'merge'),
      overrideExisting: readFlag(request, 'overrideExisting')
    }
    const basket = withCheckoutProblems(language, () => baskets.transferBasket(caller, options))
    if (basket) sendBasket(response, basket)
    else response.status(204).end()
  })
}
