import { buildFamily } from '../operation'

export const shopperCustomers = buildFamily({
  id: 'shopper-customers',
  name: 'Shopper Customers',
  addresses: ['/customer/shopper-customers/v1/organizations/{organizationId}'],
  inSpec: {
    'POST /customers/{customerId}/addresses': 'createCustomerAddress',
    'POST /customers/{customerId}/payment-instruments': 'createCustomerPaymentInstrument',
    'POST /customers/{customerId}/product-lists': 'createCustomerProductList',
    'POST /customers/{customerId}/product-lists/{listId}/items': 'createCustomerProductListItem',
    'DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}':
      'deleteCustomerPaymentInstrument',
    'DELETE /customers/{customerId}/product-lists/{listId}': 'deleteCustomerProductList',
    'DELETE /customers/{customerId}/product-lists/{listId}/items/{itemId}': 'deleteCustomerProductListItem',
    'GET /customers/{customerId}': 'getCustomer',
    'GET /customers/{customerId}/baskets': 'getCustomerBaskets',
    'GET /customers/{customerId}/orders': 'getCustomerOrders',
    'GET /customers/{customerId}/product-lists/{listId}': 'getCustomerProductList',
    'GET /customers/{customerId}/product-lists': 'getCustomerProductLists',
    'POST /customers/password/actions/create-reset-token': 'getResetPasswordToken',
    'POST /customers': 'registerCustomer',
    'DELETE /customers/{customerId}/addresses/{addressName}': 'removeCustomerAddress',
    'PATCH /customers/{customerId}': 'updateCustomer',
    'PATCH /customers/{customerId}/addresses/{addressName}': 'updateCustomerAddress',
    'PUT /customers/{customerId}/password': 'updateCustomerPassword',
    'PATCH /customers/{customerId}/product-lists/{listId}': 'updateCustomerProductList',
    'PATCH /customers/{customerId}/product-lists/{listId}/items/{itemId}': 'updateCustomerProductListItem'
  },
  beyondSpec: {
    'DELETE /customers/{customerId}/payment-method-references/{paymentMethodReferenceId}':
      'deleteCustomerPaymentMethodReference',
    'GET /customers/{customerId}/addresses/{addressName}': 'getCustomerAddress',
    'GET /customers/{customerId}/payment-instruments/{paymentInstrumentId}': 'getCustomerPaymentInstrument',
    'GET /customers/{customerId}/product-lists/{listId}/items/{itemId}': 'getCustomerProductListItem',
    'GET /customers/external-profile': 'getExternalProfile',
    'GET /product-lists/{listId}/items/{itemId}': 'getProductListItem',
    'GET /product-lists/{listId}': 'getPublicProductList',
    'GET /product-lists/{listId}/items': 'getPublicProductListItems',
    'GET /product-lists': 'getPublicProductListsBySearchTerm',
    'POST /customers/external-profile': 'registerExternalProfile',
    'POST /customers/password/actions/reset': 'resetPassword',
    'POST /customers/{customerId}/payment-method-references/actions/setup':
      'setupCustomerPaymentMethodReference',
    'PATCH /customers/{customerId}/payment-instruments/{paymentInstrumentId}':
      'updateCustomerPaymentInstrument'
  }
})
