import { allOperations } from '../../sandbox/operations/families'
import type { Operation } from '../../sandbox/operations/operation'
import { address } from '../factories/address'
import { startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { buildHeaders } from './ocapi-setup'
import { ORGANIZATION } from './session-setup'

/** Bodies that would be valid for the owner: a stranger has to be refused for being a stranger. */
const bodies: Record<string, unknown> = {
  updateBasket: { c_agentID: 'x' },
  addItemToBasket: [{ productId: TEA, quantity: 1 }],
  updateItemInBasket: { productId: TEA, quantity: 2 },
  updateItemsInBasket: [{ itemId: 'x', quantity: 2 }],
  addCouponToBasket: { code: 'TEN' },
  addGiftCertificateItemToBasket: { amount: 20, recipientEmail: 'x@example.com' },
  updateGiftCertificateItemInBasket: { amount: 20, recipientEmail: 'x@example.com' },
  addPaymentInstrumentToBasket: { paymentMethodId: 'UNZER_INVOICE' },
  updatePaymentInstrumentInBasket: { paymentMethodId: 'UNZER_INVOICE' },
  updateBillingAddressForBasket: address,
  updateShippingAddressForShipment: address,
  updateShippingMethodForShipment: { id: 'standard' },
  updateCustomerForBasket: { email: 'x@example.com' },
  createShipmentForBasket: { shipmentId: 'other' },
  updateCustomer: { firstName: 'Mallory' },
  updateCustomerPassword: { currentPassword: 'Teegarten7!', password: 'Teegarten8!' },
  createCustomerAddress: { ...address, addressId: 'x' },
  updateCustomerAddress: { city: 'Bonn' },
  createCustomerPaymentInstrument: { paymentMethodId: 'UNZER_CARDS' },
  createCustomerProductList: { type: 'wish_list', name: 'x' },
  updateCustomerProductList: { name: 'x' },
  createCustomerProductListItem: { productId: TEA, quantity: 1, priority: 1, public: false, type: 'product' },
  updateCustomerProductListItem: { quantity: 2, priority: 1, public: false },
  returnOmsOrder: { productItems: [{ itemId: 'x', quantity: 1 }] },
  cancelOrderItems: { c_items: [{ itemId: 'x', quantity: 1 }] }
}

const OWNED = /\{(?:basketId|customerId|orderNo)\}/
/** Responds to everybody alike, so that nobody learns which orders exist; order-access.test.ts checks what it sends. */
const ALIKE = 'shopper-orders.requestOrderAccessCode'
const operations = allOperations.filter(({ id, path }) => OWNED.test(path) && id !== ALIKE)
const calls = operations.flatMap(operation =>
  operation.addresses.map((where): [string, string, Operation] => [operation.id, where, operation])
)

const toSnakeCase = (text: string) =>
  text.replace(/"(\w+)":/g, key => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))

let sandbox: OrderSandbox
let owner: Awaited<ReturnType<OrderSandbox['register']>>
let ids: Record<string, string>
const strangers: Record<string, string> = {}
let before: unknown[]

/** Everything that the owner has, as the owner sees it. */
async function readAll(): Promise<unknown[]> {
  const parameters = { customerId: owner.customerId }
  return [
    await owner.customers.getCustomer({ parameters }),
    await owner.customers.getCustomerProductLists({ parameters }),
    await owner.customers.getCustomerBaskets({ parameters }),
    await owner.orders.getOrder({ parameters: { orderNo: ids.orderNo ?? '' } })
  ]
}

beforeAll(async () => {
  sandbox = await startOrderSandbox()
  owner = await sandbox.register()
  const { orderNo } = await owner.placeOrder()
  const basketId = await owner.fillBasket()
  const parameters = { customerId: owner.customerId }
  const basket = await owner.baskets.getBasket({ parameters: { basketId } })
  await owner.customers.createCustomerAddress({ parameters, body: { ...address, addressId: 'home' } })
  const list = await owner.customers.createCustomerProductList({ parameters, body: { type: 'wish_list' } })
  const item = await owner.customers.createCustomerProductListItem({
    parameters: { ...parameters, listId: list.id ?? '' },
    body: { productId: TEA, quantity: 1, priority: 1, public: false, type: 'product' }
  })
  ids = {
    organizationId: ORGANIZATION,
    siteId: 'jasmin',
    basketId,
    orderNo,
    customerId: owner.customerId,
    shipmentId: 'me',
    paymentInstrumentId: basket.paymentInstruments?.[0]?.paymentInstrumentId ?? '',
    addressName: 'home',
    listId: list.id ?? '',
    itemId: basket.productItems?.[0]?.itemId ?? '',
    listItemId: item.id ?? ''
  }
  strangers.guest = (await sandbox.loginGuest()).token
  strangers.customer = (await sandbox.register()).token
  // The order has been exported by then and no longer changes.
  sandbox.setClock(5_000)
  before = await readAll()
})
afterAll(() => sandbox.stop())

describe.each(['guest', 'customer'])('another %s', stranger => {
  it.each(calls)('is refused %s at %s', async (_id, where, { method, name, path }) => {
    const itemId = path.includes('{listId}') ? ids.listItemId : ids.itemId
    const filled = where.replace(
      /\{(\w+)\}/g,
      (_all, key: string) => (key === 'itemId' ? itemId : ids[key]) ?? 'x'
    )
    const isOcapi = where.includes('/dw/shop/')
    const body = JSON.stringify(bodies[name] ?? {})
    const response = await fetch(`${sandbox.origin}${filled}?siteId=jasmin`, {
      method,
      headers: buildHeaders(strangers[stranger]),
      body: method === 'GET' || method === 'DELETE' ? undefined : isOcapi ? toSnakeCase(body) : body
    })
    const answer = await response.text()
    expect({ isRefused: [403, 404, 501].includes(response.status), answer }).toEqual({
      isRefused: true,
      answer: expect.not.stringMatching(/Lina|Berg|example\.com/)
    })
  })
})

it('leaves the owner with everything as it was', async () => {
  expect(before).toMatchObject([
    { addresses: [{ addressId: 'home' }] },
    { total: 1, data: [{ customerProductListItems: [{ productId: TEA }] }] },
    { total: 1, baskets: [{ basketId: ids.basketId, paymentInstruments: [{}], productItems: [{}] }] },
    { orderNo: ids.orderNo, status: 'new' }
  ])
  expect(await readAll()).toEqual(before)
})
