import type { Router } from 'express'
import { addItems } from '../../../domain/baskets/mutations/add-items'
import { removeItem } from '../../../domain/baskets/mutations/remove-item'
import { updateItem } from '../../../domain/baskets/mutations/update-item'
import { itemChangeBody, itemsBody } from '../../scapi/baskets/basket-bodies'
import type { BasketHandlers } from './basket-handlers'

/** Product items of a basket; a single one may come without its list, as in OCAPI's first versions. */
export function addItemRoutes(router: Router, { changeBasket }: BasketHandlers): void {
  router.post('/baskets/:basketId/items', (request, response) => {
    const given: unknown = request.body
    changeBasket(request, response, addItems(itemsBody.parse(Array.isArray(given) ? given : [given])))
  })
  router
    .route('/baskets/:basketId/items/:itemId')
    .patch((request, response) =>
      changeBasket(request, response, updateItem(request.params.itemId, itemChangeBody.parse(request.body)))
    )
    .delete((request, response) => changeBasket(request, response, removeItem(request.params.itemId)))
}
