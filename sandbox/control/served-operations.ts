/** One family of the platform's API, as far as the sandbox serves it. */
export interface ServedFamily {
  name: string
  address: string
  operations: string[]
}

/** What is served. The README's table says the same, and a test compares the two. */
export const servedFamilies: ServedFamily[] = [
  {
    name: 'SLAS',
    address: '/shopper/auth/v1',
    operations: [
      'authorizeCustomer',
      'authenticateCustomer',
      'getAccessToken',
      'logoutCustomer',
      'getJwksUri'
    ]
  },
  {
    name: 'Shopper Products',
    address: '/product/shopper-products/v1',
    operations: ['getProducts', 'getProduct', 'getCategories', 'getCategory']
  },
  {
    name: 'Shopper Search',
    address: '/search/shopper-search/v1',
    operations: ['productSearch', 'getSearchSuggestions']
  },
  { name: 'Shopper Promotions', address: '/pricing/shopper-promotions/v1', operations: ['getPromotions'] },
  {
    name: 'Shopper Baskets',
    address: '/checkout/shopper-baskets/v1 and v2',
    operations: [
      'createBasket',
      'mergeBasket',
      'transferBasket',
      'getBasket',
      'updateBasket',
      'deleteBasket',
      'updateCustomerForBasket',
      'updateBillingAddressForBasket',
      'items',
      'shipments',
      'payment instruments'
    ]
  },
  { name: 'Shopper Orders', address: '/checkout/shopper-orders/v1', operations: ['createOrder', 'getOrder'] },
  {
    name: 'Shopper Customers',
    address: '/customer/shopper-customers/v1',
    operations: [
      'registerCustomer',
      'getCustomer',
      'updateCustomer',
      'updateCustomerPassword',
      'getResetPasswordToken',
      'resetPassword',
      'addresses',
      'payment instruments',
      'product lists and items',
      'getCustomerBaskets',
      'getCustomerOrders'
    ]
  },
  { name: 'Content', address: '/s/{site}/{language}/api/content/get', operations: ['page by id or address'] },
  {
    name: 'Controllers',
    address: '/on/demandware.store/Sites-{site}-Site/{locale}',
    operations: ['Site-Countries', 'Order-FindByCheckoutKey']
  },
  { name: 'Dynamic imaging', address: '/dw/image/v2/SBOX_001', operations: ['sw', 'sh', 'q'] }
]
