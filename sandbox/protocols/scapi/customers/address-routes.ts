import type { Router } from 'express'
import type { AddressBook } from '../../../domain/customers/addresses'
import { readScope } from '../../../http/request-scope'
import { addressBody, addressChangeBody } from './customer-bodies'
import { handleCustomerErrors } from './handle-customer-errors'

/** The address book; an address is named by its `addressId`. */
export function addAddressRoutes(router: Router, addressBook: AddressBook): void {
  router.post(
    '/customers/:customerId/addresses',
    handleCustomerErrors((request, response) => {
      const { caller, site } = readScope(response)
      response.json(addressBook.addAddress(site.id, caller.customerId, addressBody.parse(request.body)))
    })
  )
  router
    .route('/customers/:customerId/addresses/:addressId')
    .get(
      handleCustomerErrors(({ params }, response) => {
        const { caller, site } = readScope(response)
        response.json(addressBook.getAddress(site.id, caller.customerId, params.addressId ?? ''))
      })
    )
    .patch(
      handleCustomerErrors(({ params, body }, response) => {
        const { caller, site } = readScope(response)
        const fields = addressChangeBody.parse(body)
        response.json(addressBook.updateAddress(site.id, caller.customerId, params.addressId ?? '', fields))
      })
    )
    .delete(
      handleCustomerErrors(({ params }, response) => {
        const { caller, site } = readScope(response)
        addressBook.removeAddress(site.id, caller.customerId, params.addressId ?? '')
        response.status(204).end()
      })
    )
}
