import type { Router } from 'express'
import type { ProductLists } from '../../../domain/customers/product-lists'
import { readScope } from '../../../http/request-scope'
import { itemBody, itemChangeBody, listBody, listChangeBody } from './customer-bodies'
import { handleCustomerErrors } from './handle-customer-errors'

const base = '/customers/:customerId/product-lists'

/** A shopper's own product lists and their items; guests have them too. */
export function addProductListRoutes(router: Router, lists: ProductLists): void {
  router
    .route(base)
    .get(
      handleCustomerErrors((_request, response) => {
        const data = lists.listLists(readScope(response).caller.customerId)
        response.json({ data, limit: data.length, total: data.length })
      })
    )
    .post(
      handleCustomerErrors((request, response) => {
        const { caller, site } = readScope(response)
        response.json(lists.addList(site.id, caller.customerId, listBody.parse(request.body)))
      })
    )
  router
    .route(`${base}/:listId`)
    .get(
      handleCustomerErrors(({ params }, response) => {
        response.json(lists.getList(readScope(response).caller.customerId, params.listId ?? ''))
      })
    )
    .patch(
      handleCustomerErrors(({ params, body }, response) => {
        const fields = listChangeBody.parse(body)
        const { caller, site } = readScope(response)
        response.json(lists.updateList(site.id, caller.customerId, params.listId ?? '', fields))
      })
    )
    .delete(
      handleCustomerErrors(({ params }, response) => {
        lists.removeList(readScope(response).caller.customerId, params.listId ?? '')
        response.status(204).end()
      })
    )
  router.post(
    `${base}/:listId/items`,
    handleCustomerErrors(({ params, body }, response) => {
      const { caller, site } = readScope(response)
      const fields = itemBody.parse(body)
      response.json(lists.addItem(site.id, caller.customerId, params.listId ?? '', fields))
    })
  )
  addItemRoutes(router, lists)
}

function addItemRoutes(router: Router, lists: ProductLists): void {
  router
    .route(`${base}/:listId/items/:itemId`)
    .get(
      handleCustomerErrors(({ params }, response) => {
        const { customerId } = readScope(response).caller
        response.json(lists.getItem(customerId, params.listId ?? '', params.itemId ?? ''))
      })
    )
    .patch(
      handleCustomerErrors(({ params, body }, response) => {
        const { customerId } = readScope(response).caller
        const fields = itemChangeBody.parse(body)
        const item = lists.updateItem(customerId, params.listId ?? '', params.itemId ?? '', fields)
        if (item) response.json(item)
        else response.status(204).end()
      })
    )
    .delete(
      handleCustomerErrors(({ params }, response) => {
        const { customerId } = readScope(response).caller
        lists.removeItem(customerId, params.listId ?? '', params.itemId ?? '')
        response.status(204).end()
      })
    )
}
