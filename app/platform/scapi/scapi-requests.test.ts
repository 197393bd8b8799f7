import { answerJson } from '../../../tests/factories/answers'
import {
  createRecordingPlatform,
  ORGANIZATION,
  RECORDED_CUSTOMER
} from '../../../tests/factories/recording-platform'
import type { Platform } from '../platform'
import { customMarketingMessaging } from './custom-marketing-messaging'
import { customSites } from './custom-sites'
import { shopperAddressBook } from './shopper-address-book'
import { shopperBasketsCheckout } from './shopper-baskets-checkout'
import { shopperBasketsLifecycle } from './shopper-baskets-lifecycle'
import { shopperBasketsVouchers } from './shopper-baskets-vouchers'
import { shopperProductLists } from './shopper-product-lists'
import { shopperProfile } from './shopper-profile'
import { shopperStores } from './shopper-stores'

const CUSTOMERS = `http://scapi.test/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`
const CUSTOMER = `${CUSTOMERS}/${encodeURIComponent(RECORDED_CUSTOMER)}`
const BASKETS = `http://scapi.test/checkout/shopper-baskets/v1/organizations/${ORGANIZATION}/baskets`
const of = { customerId: RECORDED_CUSTOMER }

it.each<[string, (platform: Platform) => Promise<unknown>, string, string, unknown]>([
  [
    'creates the destination of a merge',
    p => p.family(shopperBasketsLifecycle).mergeBasket({}),
    'POST',
    `${BASKETS}/actions/merge?siteId=jasmin&createDestinationBasket=true&locale=de-AT`,
    undefined
  ],
  [
    'sums quantities of a merge on request',
    p => p.family(shopperBasketsLifecycle).mergeBasket({ productItemMergeMode: 'sum_quantities' }),
    'POST',
    `${BASKETS}/actions/merge?siteId=jasmin&createDestinationBasket=true&productItemMergeMode=sum_quantities&locale=de-AT`,
    undefined
  ],
  [
    'reopens the basket of an order by its token',
    p => p.baskets.createBasket({ reopenBasket: true, orderNo: 'JAS1', token: 't/1' }, { currency: 'EUR' }),
    'POST',
    `${BASKETS}?siteId=jasmin&reopenBasket=true&orderNo=JAS1&token=t%2F1&locale=de-AT`,
    { currency: 'EUR' }
  ],
  [
    'changes currency, agent and platform of a basket',
    p => p.baskets.updateBasket({ basketId: 'b' }, { currency: 'GBP', c_agentID: 'a', c_platform: 'app' }),
    'PATCH',
    `${BASKETS}/b?siteId=jasmin&locale=de-AT`,
    { currency: 'GBP', c_agentID: 'a', c_platform: 'app' }
  ],
  [
    'sends a coupon as a code',
    p => p.family(shopperBasketsVouchers).addCouponToBasket({ basketId: 'b' }, { code: 'TEE10' }),
    'POST',
    `${BASKETS}/b/coupons?siteId=jasmin&locale=de-AT`,
    { code: 'TEE10' }
  ],
  [
    'uses the shipping address as the billing address on request',
    p =>
      p
        .family(shopperBasketsCheckout)
        .updateShippingAddressForShipment(
          { basketId: 'b', shipmentId: 'me', useAsBilling: true },
          { city: 'Köln' }
        ),
    'PUT',
    `${BASKETS}/b/shipments/me/shipping-address?siteId=jasmin&useAsBilling=true&locale=de-AT`,
    { city: 'Köln' }
  ],
  [
    'requests the first ten orders',
    p => p.family(shopperProfile).getCustomerOrders(of),
    'GET',
    `${CUSTOMER}/orders?siteId=jasmin&offset=0&limit=10`,
    undefined
  ],
  [
    'requests the next orders by offset and limit',
    p => p.family(shopperProfile).getCustomerOrders({ ...of, offset: 10, limit: 20 }),
    'GET',
    `${CUSTOMER}/orders?siteId=jasmin&offset=10&limit=20`,
    undefined
  ],
  [
    'makes a new list item private, of priority 1 and a product',
    p =>
      p
        .family(shopperProductLists)
        .createCustomerProductListItem({ ...of, listId: 'l' }, { productId: 'p', quantity: 1 }),
    'POST',
    `${CUSTOMER}/product-lists/l/items?siteId=jasmin`,
    { public: false, priority: 1, type: 'product', productId: 'p', quantity: 1 }
  ],
  [
    'keeps the given fields of a new list item',
    p =>
      p
        .family(shopperProductLists)
        .createCustomerProductListItem({ ...of, listId: 'l' }, { productId: 'p', quantity: 2, priority: 5 }),
    'POST',
    `${CUSTOMER}/product-lists/l/items?siteId=jasmin`,
    { public: false, priority: 5, type: 'product', productId: 'p', quantity: 2 }
  ],
  [
    'deletes a list item whose quantity is set to 0',
    p =>
      p
        .family(shopperProductLists)
        .updateCustomerProductListItem({ ...of, listId: 'l', itemId: 'i' }, { quantity: 0 }),
    'DELETE',
    `${CUSTOMER}/product-lists/l/items/i?siteId=jasmin`,
    undefined
  ],
  [
    'searches stores within a distance of 100',
    p => p.family(shopperStores).searchStores({ latitude: 50.9, longitude: 6.9 }),
    'GET',
    `http://scapi.test/store/shopper-stores/v1/organizations/${ORGANIZATION}/store-search?siteId=jasmin&maxDistance=100&latitude=50.9&longitude=6.9&locale=de-AT`,
    undefined
  ],
  [
    'sets the state of a subscription',
    p =>
      p
        .family(customMarketingMessaging)
        .updateSubscriptionState({}, { c_email: 'a@b.de', c_subscription_state: 'unsubscribed' }),
    'POST',
    `http://scapi.test/custom/marketing-messaging/v1/organizations/${ORGANIZATION}/subscription/state?siteId=jasmin`,
    { c_email: 'a@b.de', c_subscription_state: 'unsubscribed' }
  ],
  [
    'getCurrentSite',
    p => p.family(customSites).getCurrentSite(),
    'GET',
    `http://scapi.test/custom/sites/v1/organizations/${ORGANIZATION}/current?siteId=jasmin`,
    undefined
  ]
])('%s', async (_what, call, method, url, body) => {
  const { platform, calls } = createRecordingPlatform()
  await call(platform)
  expect(calls.map(sent => [sent.method, sent.url, sent.body])).toEqual([[method, url, body]])
})

it.each<[string, (platform: Platform) => Promise<unknown>]>([
  ['addCouponToBasket', p => p.family(shopperBasketsVouchers).addCouponToBasket({ basketId: 'b' }, none)],
  ['registerCustomer', p => p.family(shopperProfile).registerCustomer({}, none)],
  ['updateCustomer', p => p.family(shopperProfile).updateCustomer(of, none)],
  ['updateCustomerPassword', p => p.family(shopperProfile).updateCustomerPassword(of, none)],
  ['createCustomerAddress', p => p.family(shopperAddressBook).createCustomerAddress(of, none)],
  [
    'createCustomerProductListItem',
    p => p.family(shopperProductLists).createCustomerProductListItem({ ...of, listId: 'l' }, none)
  ],
  [
    'updateCustomerProductListItem',
    p =>
      p.family(shopperProductLists).updateCustomerProductListItem({ ...of, listId: 'l', itemId: 'i' }, none)
  ],
  ['updateSubscriptionState', p => p.family(customMarketingMessaging).updateSubscriptionState({}, none)]
])('does not send %s without its body', async (operation, call) => {
  const { platform, calls } = createRecordingPlatform()
  await expect(call(platform)).rejects.toMatchObject({ operation, type: 'MissingBody', title: 'MissingBody' })
  expect(calls).toEqual([])
})

const none = undefined as never

it('throws the title of an order that the platform refuses', async () => {
  const refusal = {
    type: 'https://x/validation',
    title: 'INVALID_PAYMENT_INSTRUMENTS',
    detail: 'Too little.'
  }
  const { platform } = createRecordingPlatform(answerJson(refusal, 400))
  await expect(platform.orders.createOrder({}, { basketId: 'b' })).rejects.toMatchObject({
    name: '400',
    title: 'INVALID_PAYMENT_INSTRUMENTS'
  })
})
