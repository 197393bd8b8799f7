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
  'page designer': ['app/platform/scapi/shopper-experience.ts']
}
