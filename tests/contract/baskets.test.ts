import { address } from '../factories/address'
import { fillBasket, readProblem, startSandbox, TEA, VOUCHER, type TestSandbox } from './checkout-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

describe('a guest’s basket', () => {
  it.each(['basketsV1', 'baskets'] as const)(
    'is opened, filled, changed and deleted through %s',
    async version => {
      const { [version]: baskets } = await sandbox.loginGuest()
      const { basketId = '' } = await baskets.createBasket({ body: {} })
      const parameters = { basketId }
      const added = await baskets.addItemToBasket({
        parameters,
        body: [{ productId: TEA, quantity: 2, c_productSet: 's1' }]
      })
      expect(added.productItems).toMatchObject([
        {
          productId: TEA,
          productName: `Tee ${TEA}`,
          quantity: 2,
          basePrice: 10,
          price: 20,
          tax: 1.3,
          taxRate: 0.07,
          c_productSet: 's1'
        }
      ])
      expect(added).toMatchObject({
        productTotal: 20,
        currency: 'EUR',
        taxation: 'gross',
        c_remainingToFreeShipping: 19
      })
      const itemId = added.productItems?.[0]?.itemId ?? ''

      const updated = await baskets.updateItemInBasket({
        parameters: { basketId, itemId },
        body: { quantity: 5 }
      })
      expect(updated).toMatchObject({ productSubTotal: 50, c_isShippingFree: true })
      const many = await baskets.updateItemsInBasket({ parameters, body: [{ itemId, quantity: 3 }] })
      expect(many.productSubTotal).toBe(30)
      const emptied = await baskets.removeItemFromBasket({ parameters: { basketId, itemId } })
      expect(emptied.productItems).toEqual([])

      await baskets.deleteBasket({ parameters })
      expect(await readProblem(baskets.getBasket({ parameters }))).toMatchObject({
        status: 404,
        slug: 'basket-not-found'
      })
    }
  )

  it('goes through checkout and loses its warnings one by one', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper)
    const basket = await shopper.baskets.getBasket({ parameters: { basketId } })
    expect(basket).toMatchObject({
      customerInfo: { email: 'lina@example.com' },
      shipments: [
        {
          shipmentId: 'me',
          shippingMethod: { id: 'standard', price: 3.99, c_digital: false },
          shippingAddress: address
        }
      ],
      billingAddress: { ...address, fullName: 'Lina Berg' },
      paymentInstruments: [{ paymentMethodId: 'UNZER_INVOICE', amount: 23.99 }],
      shippingTotal: 3.99,
      orderTotal: 23.99,
      taxTotal: 1.93,
      flashes: []
    })
  })

  it('names in its warnings what is still missing, in the platform’s words', async () => {
    const { baskets } = await sandbox.loginGuest()
    const basket = await baskets.createBasket({ body: {} })
    expect(basket.flashes).toMatchObject([
      { type: 'ShippingAddressRequired', message: 'No shipping address was specified.' },
      { type: 'ShippingMethodRequired', message: 'No shipping method ID was specified.' },
      {
        type: 'ShippingItemAdjustedPriceNotSet',
        message: "Price missing for shipping item 'shipping-me'.",
        path: '$.shippingItems[0].adjustedPrice'
      },
      { type: 'BillingAddressRequired', message: 'No billing address was specified.' },
      { type: 'PaymentMethodRequired', message: 'No payment method ID was specified.' },
      { type: 'OrderTotalNotSet', message: 'Order total missing, calculation failed.' }
    ])
    expect(basket).not.toHaveProperty('orderTotal')
  })

  it('offers shipping methods that suit its goods', async () => {
    const { baskets } = await sandbox.loginGuest()
    const { basketId = '' } = await baskets.createBasket({
      body: { productItems: [{ productId: VOUCHER, quantity: 1 }] }
    })
    const offered = await baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId: 'me' }
    })
    expect(offered).toMatchObject({
      defaultShippingMethodId: 'email',
      applicableShippingMethods: [{ id: 'email', price: 0, c_digital: true, c_baseGrossPrice: 0 }]
    })
    const { applicablePaymentMethods } = await baskets.getPaymentMethodsForBasket({
      parameters: { basketId }
    })
    expect(applicablePaymentMethods?.map(method => method.id)).toContain('UNZER_INVOICE')
  })

  it('is priced in pounds after its currency has changed', async () => {
    const { baskets } = await sandbox.loginGuest()
    const { basketId = '' } = await baskets.createBasket({
      body: { productItems: [{ productId: TEA, quantity: 1 }] }
    })
    const basket = await baskets.updateBasket({
      parameters: { basketId },
      body: { currency: 'GBP', c_agentID: 'a1' }
    })
    expect(basket).toMatchObject({ currency: 'GBP', productTotal: 9, c_agentID: 'a1' })
  })

  it('cannot be opened twice', async () => {
    const { baskets } = await sandbox.loginGuest()
    const { basketId } = await baskets.createBasket({ body: {} })
    expect(await readProblem(baskets.createBasket({ body: {} }))).toMatchObject({
      status: 400,
      slug: 'customer-baskets-quota-exceeded',
      basketIds: [basketId]
    })
  })

  it('takes every one of many changes that arrive together', async () => {
    const { baskets } = await sandbox.loginGuest()
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const add = () =>
      baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId: TEA, quantity: 1 }] })
    await Promise.all(Array.from({ length: 10 }, add))
    const { productItems } = await baskets.getBasket({ parameters: { basketId } })
    expect(productItems).toMatchObject([{ quantity: 10 }])
  })
})

describe('another shopper', () => {
  it('finds no basket under an id that is not theirs', async () => {
    const owner = await sandbox.loginGuest()
    const basketId = await fillBasket(owner)
    const { baskets } = await sandbox.loginGuest()
    const parameters = { basketId }
    const calls = [
      baskets.getBasket({ parameters }),
      baskets.addItemToBasket({ parameters, body: [{ productId: TEA, quantity: 1 }] }),
      baskets.updateCustomerForBasket({ parameters, body: { email: 'eve@example.com' } }),
      baskets.getShippingMethodsForShipment({ parameters: { basketId, shipmentId: 'me' } }),
      baskets.deleteBasket({ parameters })
    ]
    const problems = await Promise.all(calls.map(readProblem))
    expect(problems.map(({ status, slug }) => [status, slug])).toEqual(
      calls.map(() => [404, 'basket-not-found'])
    )
    expect(JSON.stringify(problems)).not.toContain('Berg')
  })
})

describe('a login', () => {
  it('merges the guest’s basket into the customer’s', async () => {
    const guest = await sandbox.loginGuest()
    const guestBasketId = await fillBasket(guest)
    const customer = await sandbox.loginCustomer(guest.usid)
    expect(await readProblem(customer.baskets.mergeBasket({}))).toMatchObject({
      status: 409,
      slug: 'basket-merge-exception'
    })
    const merged = await customer.baskets.mergeBasket({
      parameters: { createDestinationBasket: true, productItemMergeMode: 'sum_quantities' }
    })
    expect(merged).toMatchObject({
      customerInfo: { customerId: customer.customerId },
      productItems: [{ quantity: 2 }]
    })
    expect(merged.paymentInstruments).toEqual([])
    const gone = guest.baskets.getBasket({ parameters: { basketId: guestBasketId } })
    expect(await readProblem(gone)).toMatchObject({ status: 404 })
  })
})
