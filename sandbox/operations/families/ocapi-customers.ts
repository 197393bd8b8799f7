import { buildFamily } from '../operation'

/** The customers of the older shop API: the shop asks its successor for them. */
export const ocapiCustomers = buildFamily({
  id: 'ocapi-customers',
  name: 'OCAPI Shop 21.3, customers and their lists',
  addresses: ['/s/{siteId}/dw/shop/v21_3'],
  beyondSpec: {
    'POST /customers': 'registerCustomer',
    'POST /customers/auth': 'authorizeCustomer',
    'DELETE /customers/auth': 'logoutCustomer',
    'POST /customers/auth/trustedsystem': 'getTrustedSystemAccessToken',
    'PUT /customers/password': 'resetPassword',
    'GET /customers/{customerId}': 'getCustomer',
    'PATCH /customers/{customerId}': 'updateCustomer',
    'GET /customers/{customerId}/addresses': 'getCustomerAddresses',
    'POST /customers/{customerId}/addresses': 'createCustomerAddress',
    'GET /customers/{customerId}/addresses/{addressName}': 'getCustomerAddress',
    'PATCH /customers/{customerId}/addresses/{addressName}': 'updateCustomerAddress',
    'DELETE /customers/{customerId}/addresses/{addressName}': 'removeCustomerAddress',
    'GET /customers/{customerId}/baskets': 'getCustomerBaskets',
    'GET /customers/{customerId}/orders': 'getCustomerOrders',
    'PUT /customers/{customerId}/password': 'updateCustomerPassword',
    'GET /customers/{customerId}/payment_instruments': 'getCustomerPaymentInstruments',
    'POST /customers/{customerId}/payment_instruments': 'createCustomerPaymentInstrument',
    'GET /customers/{customerId}/payment_instruments/{paymentInstrumentId}': 'getCustomerPaymentInstrument',
    'DELETE /customers/{customerId}/payment_instruments/{paymentInstrumentId}':
      'deleteCustomerPaymentInstrument',
    'GET /customers/{customerId}/product_lists': 'getCustomerProductLists',
    'POST /customers/{customerId}/product_lists': 'createCustomerProductList',
    'GET /customers/{customerId}/product_lists/{listId}': 'getCustomerProductList',
    'PATCH /customers/{customerId}/product_lists/{listId}': 'updateCustomerProductList',
    'DELETE /customers/{customerId}/product_lists/{listId}': 'deleteCustomerProductList',
    'GET /customers/{customerId}/product_lists/{listId}/items': 'getCustomerProductListItems',
    'POST /customers/{customerId}/product_lists/{listId}/items': 'createCustomerProductListItem',
    'GET /customers/{customerId}/product_lists/{listId}/items/{itemId}': 'getCustomerProductListItem',
    'PATCH /customers/{customerId}/product_lists/{listId}/items/{itemId}': 'updateCustomerProductListItem',
    'DELETE /customers/{customerId}/product_lists/{listId}/items/{itemId}': 'deleteCustomerProductListItem',
    'GET /customers/{customerId}/product_lists/{listId}/items/{itemId}/purchases': 'getPurchasesOfListItem',
    'GET /product_lists': 'getPublicProductListsBySearchTerm',
    'GET /product_lists/{listId}': 'getPublicProductList',
    'GET /product_lists/{listId}/items': 'getPublicProductListItems',
    'GET /product_lists/{listId}/items/{itemId}': 'getProductListItem'
  }
})
