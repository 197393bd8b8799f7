import * as vendor from 'commerce-sdk-isomorphic'
import { answerJson, createFetch, type SentCall } from '../../../tests/factories/answers'
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
import { shopperContexts } from './shopper-contexts'
import { shopperExperience } from './shopper-experience'
import { shopperProductLists } from './shopper-product-lists'
import { shopperProfile } from './shopper-profile'
import { shopperPromotions } from './shopper-promotions'
import { shopperStores } from './shopper-stores'

type Operations = Record<string, (parameters?: object, body?: object) => Promise<unknown>>
type VendorFamily = keyof typeof vendor & `Shopper${string}`

/** Our families beside the vendor's class for the same API. */
const families: [VendorFamily, (platform: Platform) => object][] = [
  ['ShopperProducts', p => p.products],
  ['ShopperSearch', p => p.search],
  ['ShopperBaskets', p => p.baskets],
  ['ShopperBaskets', p => p.family(shopperBasketsCheckout)],
  ['ShopperBaskets', p => p.family(shopperBasketsVouchers)],
  ['ShopperBaskets', p => p.family(shopperBasketsLifecycle)],
  ['ShopperOrders', p => p.orders],
  ['ShopperCustomers', p => p.customers],
  ['ShopperCustomers', p => p.family(shopperProfile)],
  ['ShopperCustomers', p => p.family(shopperAddressBook)],
  ['ShopperCustomers', p => p.family(shopperProductLists)],
  ['ShopperPromotions', p => p.family(shopperPromotions)],
  ['ShopperExperience', p => p.family(shopperExperience)],
  ['ShopperStores', p => p.family(shopperStores)],
  ['ShopperContexts', p => p.family(shopperContexts)]
]

const platformForNames = createRecordingPlatform().platform
const operations = families.flatMap(([family, open]) =>
  Object.keys(open(platformForNames)).map(operation => [family, operation, open] as const)
)

interface VendorClass {
  new (config: object): Operations
  apiPaths: Record<string, string>
  paramKeys: Record<string, readonly string[]>
}
const classOf = (family: VendorFamily) => vendor[family] as unknown as VendorClass

/** @throws Error that names an operation which the vendor's client lacks: its name is wrong, or it is of another API. */
function requirePublished(family: VendorFamily, operation: string): string {
  const path = classOf(family).apiPaths[operation]
  if (path === undefined) throw new Error(`commerce-sdk-isomorphic has no operation ${family}.${operation}`)
  return path
}

/** The request of the vendor's own client for the same input. */
async function sendByVendor(
  family: VendorFamily,
  operation: string,
  parameters: object,
  body: object
): Promise<SentCall> {
  requirePublished(family, operation)
  const { send, calls } = createFetch()
  const client = new (classOf(family))({
    proxy: 'http://scapi.test',
    fetch: send,
    parameters: { shortCode: 'a', organizationId: ORGANIZATION, siteId: 'jasmin', clientId: 'client' }
  })
  await client[operation]?.({ parameters, body } as object)
  return calls[0]!
}

/** Inputs that the vendor's client asks for; organization and site come from the settings. */
const listRequired = (family: VendorFamily, operation: string): string[] =>
  (classOf(family).paramKeys[`${operation}Required`] ?? []).filter(
    name => name !== 'organizationId' && name !== 'siteId'
  )
const buildInputs = (names: string[]) =>
  Object.fromEntries(names.map(name => [name, SPECIAL_INPUTS[name] ?? `${name}/ä`]))
const SPECIAL_INPUTS: Record<string, unknown> = { ids: ['a', 'b'], customerId: RECORDED_CUSTOMER }

const readQuery = (url: string) => [...new URL(url).searchParams.keys()]

describe.each(operations)('%s.%s', (family, operation, open) => {
  const required = listRequired(family, operation)
  const inputs = buildInputs(required)
  const body = { quantity: 1 }
  const callOurs = async (parameters: object, sentBody?: object) => {
    const { platform, calls } = createRecordingPlatform()
    await (open(platform) as Operations)[operation]?.(parameters, sentBody)
    return calls[0]!
  }

  it('goes where the vendor publishes it', async () => {
    const published = requirePublished(family, operation)
    const filled = Object.entries({ organizationId: ORGANIZATION, ...inputs }).reduce(
      (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
      published
    )
    const { url } = await callOurs(inputs, body)
    expect(new URL(url).pathname).toMatch(new RegExp(`/v1${filled.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
  })

  it("sends the same request as the vendor's client, without unknown parameters", async () => {
    const ours = await callOurs(inputs, body)
    const theirs = await sendByVendor(family, operation, inputs, body)
    expect([ours.method, new URL(ours.url).pathname]).toEqual([theirs.method, new URL(theirs.url).pathname])
    const known = classOf(family).paramKeys[operation] ?? []
    // Requirement 13.1: the locale is added by default; gift certificates are no exception there.
    const unknown = readQuery(ours.url).filter(name => !known.includes(name))
    expect(unknown).toEqual(family === 'ShopperGiftCertificates' ? ['locale'] : [])
  })

  if (required.length > 0) {
    it.each(required)('is not sent without %s', async name => {
      await expect(callOurs({ ...inputs, [name]: undefined }, body)).rejects.toMatchObject({
        kind: 'input',
        operation,
        detail: `Missing parameters: ${name}`
      })
    })
  }
})

it('names an operation that the vendor’s client lacks', async () => {
  await expect(sendByVendor('ShopperStores', 'getShelves', {}, {})).rejects.toThrow(
    'commerce-sdk-isomorphic has no operation ShopperStores.getShelves'
  )
})

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
    'sums quantities where a merge is told to',
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
    'uses the shipping address for the invoice where it is told to',
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
    'asks for the first ten orders',
    p => p.family(shopperProfile).getCustomerOrders(of),
    'GET',
    `${CUSTOMER}/orders?siteId=jasmin&offset=0&limit=10`,
    undefined
  ],
  [
    'asks for further orders',
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
    'lets a new list item say otherwise',
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
    'looks for stores within 100 and no farther',
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
