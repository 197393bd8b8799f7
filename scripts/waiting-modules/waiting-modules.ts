/**
 * Modules of the shop that no page reaches yet, by the feature that will use them. Whoever builds the
 * feature takes its lines away; the list has to be empty when the last of them stands.
 * `npm run waiting` compares it with the code.
 */
export const waitingModules: Readonly<Record<string, readonly string[]>> = {
  'availability of cart lines': ['app/platform/ocapi/ocapi-products.ts'],
  'orders of the older shop API': [
    'app/platform/ocapi/ocapi-basket-types.ts',
    'app/platform/ocapi/ocapi-baskets.ts',
    'app/platform/ocapi/ocapi-orders.ts'
  ],
  'standing orders': [
    'app/features/standing-orders/api/change-standing-order.ts',
    'app/features/standing-orders/api/create-standing-order.ts',
    'app/features/standing-orders/api/standing-orders-query.ts',
    'app/features/standing-orders/model/delivery-plan.ts',
    'app/features/standing-orders/model/map-standing-order.ts',
    'app/features/standing-orders/model/standing-order-rules.ts',
    'app/features/standing-orders/model/standing-order.ts'
  ],
  'search suggestions': ['app/platform/controllers/site-search-controllers.ts'],
  'store page': ['app/platform/scapi/shopper-stores.ts'],
  'contact form': ['app/platform/side-services/web-to-case.ts', 'app/ui/textarea/textarea.tsx'],
  'page designer': ['app/platform/scapi/shopper-experience.ts']
}
