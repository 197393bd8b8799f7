import type { Router } from 'express'
import { addItems } from '../../../domain/baskets/mutations/add-items'
import { removeItem } from '../../../domain/baskets/mutations/remove-item'
import { updateItem } from '../../../domain/baskets/mutations/update-item'
import { updateItems } from '../../../domain/baskets/mutations/update-items'
import type { BasketDesk } from './basket-handlers'
import { itemChangeBody, itemChangesBody, itemsBody } from './bodies'

/** Product items of a basket. */
export function addItemRoutes(router: Router, { change }: BasketDesk): void {
  router
    .route('/baskets/:basketId/items')
    .post((request, response) => change(request, response, addItems(itemsBody.parse(request.body))))
    .patch((request, response) => change(request, response, updateItems(itemChangesBody.parse(request.body))))
  router
    .route('/baskets/:basketId/items/:itemId')
    .patch((request, response) =>
      change(request, response, updateItem(request.params.itemId, itemChangeBody.parse(request.body)))
    )
    .delete((request, response) => change(request, response, removeItem(request.params.itemId)))
}
