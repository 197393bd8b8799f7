import type { Router } from 'express'
import { addItems } from '../../../domain/baskets/mutations/add-items'
import { removeItem } from '../../../domain/baskets/mutations/remove-item'
import { updateItem } from '../../../domain/baskets/mutations/update-item'
import { updateItems } from '../../../domain/baskets/mutations/update-items'
import type { BasketHandlers } from './basket-handlers'
import { itemChangeBody, itemChangesBody, itemsBody } from './basket-bodies'

/** Product items of a basket. */
export function addItemRoutes(router: Router, { changeBasket }: BasketHandlers): void {
  router
    .route('/baskets/:basketId/items')
    .post((request, response) => changeBasket(request, response, addItems(itemsBody.parse(request.body))))
    .patch((request, response) =>
      changeBasket(request, response, updateItems(itemChangesBody.parse(request.body)))
    )
  router
    .route('/baskets/:basketId/items/:itemId')
    .patch((request, response) =>
      changeBasket(request, response, updateItem(request.params.itemId, itemChangeBody.parse(request.body)))
    )
    .delete((request, response) => changeBasket(request, response, removeItem(request.params.itemId)))
}
