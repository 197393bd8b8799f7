import { address } from '../factories/address'
import { startSandbox, TEA, VOUCHER, type TestSandbox } from './checkout-setup'
import { buildInvoice } from './payment-setup'
import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const ocapiAddress = {
  first_name: address.firstName,
  last_name: address.lastName,
  address1: address.address1,
  city: address.city,
  postal_code: address.postalCode,
  country_code: address.countryCode
}

async function visit() {
  const shopper = await sandbox.loginGuest()
  return { shopper, call: createOcapi(sandbox.origin, buildHeaders(shopper.token)) }
}

/** A basket with items; returns its address. */
async function fill(call: OcapiCall, productId = TEA): Promise<string> {
  const { body } = await call('POST', 'baskets', {})
  const basket = `baskets/${body.basket_id as string}`
  await call('POST', `${basket}/items`, [{ product_id: productId, quantity: 2 }])
  return basket
}

/** A basket that can be ordered. */
async function complete(call: OcapiCall): Promise<string> {
  const basket = await fill(call)
  await call('PUT', `${basket}/customer`, { email: 'lina@example.com' })
  await call('PUT', `${basket}/shipments/me/shipping_address?use_as_billing=true`, ocapiAddress)
  await call('PUT', `${basket}/shipments/me/shipping_method`, { id: 'standard' })
  const { paymentMethodId, ...invoice } = await buildInvoice(sandbox.origin)
  await call('POST', `${basket}/payment_instruments`, { payment_method_id: paymentMethodId, ...invoice })
  return basket
}

const readId = (basket: string) => basket.split('/')[1] ?? ''

describe('the addresses of a basket', () => {
  it('are both set by one, in either direction, by query or body', async () => {
    const { call } = await visit()
    const basket = await fill(call)
    const both = {
      billing_address: { _type: 'order_address', last_name: 'Berg', full_name: 'Lina Berg' },
      shipments: [{ shipping_address: { address1: 'Lindenweg 3', postal_code: '50667' } }]
    }
    const billed = await call('PUT', `${basket}/billing_address?use_as_shipping=true`, ocapiAddress)
    expect(billed.body).toMatchObject(both)
    const next = await visit()
    const shipped = await next.call('PUT', `${await fill(next.call)}/shipments/me/shipping_address`, {
      ...ocapiAddress,
      use_as_billing: true
    })
    expect(shipped.body).toMatchObject(both)
  })

  it('are refused with the path of what is wrong', async () => {
    const { call } = await visit()
    const basket = await fill(call)
    const { status, body } = await call('PUT', `${basket}/billing_address`, {
      ...ocapiAddress,
      country_code: 'Germany'
    })
    expect(status).toBe(400)
    expect(body.fault).toMatchObject({
      type: 'PropertyConstraintViolationException',
      arguments: { path: '$.country_code' }
    })
    expect(await readFault(call('PUT', `${basket}/billing_address`, 'null'))).toEqual([
      400,
      'PropertyConstraintViolationException'
    ])
  })
})

describe('a shipment', () => {
  it('lists the methods that suit its goods and takes one of them', async () => {
    const { call } = await visit()
    const shipment = `${await fill(call)}/shipments/me`
    expect((await call('GET', `${shipment}/shipping_methods`)).body).toMatchObject({
      _type: 'shipping_method_result',
      default_shipping_method_id: 'standard',
      applicable_shipping_methods: [
        {
          _type: 'shipping_method',
          id: 'standard',
          name: 'Standardversand',
          price: 3.99,
          c_baseGrossPrice: 3.99
        },
        { id: 'express', price: 9.99 },
        { id: '005', price: 0, c_storePickupEnabled: true }
      ]
    })
    const chosen = await call('PUT', `${shipment}/shipping_method`, { id: 'express' })
    expect(chosen.body).toMatchObject({ shipping_total: 9.99 })
    expect(await readFault(call('PUT', `${shipment}/shipping_method`, { id: 'email' }))).toEqual([
      400,
      'InvalidShippingMethodIdException'
    ])
  })

  it('sends gift cards by e-mail', async () => {
    const { call } = await visit()
    const { body } = await call('GET', `${await fill(call, VOUCHER)}/shipments/me/shipping_methods`)
    expect(body.applicable_shipping_methods).toMatchObject([{ id: 'email', c_digital: true }])
  })

  it('takes a gift message, and is unknown under another id', async () => {
    const { call } = await visit()
    const basket = await fill(call)
    const changed = await call('PATCH', `${basket}/shipments/me`, { gift: true, gift_message: 'Prost!' })
    expect(changed.body.shipments).toMatchObject([{ gift: true, gift_message: 'Prost!' }])
    expect(await readFault(call('PATCH', `${basket}/shipments/you`, { gift: true }))).toEqual([
      404,
      'ShipmentNotFoundException'
    ])
    expect(await readFault(call('GET', `${basket}/shipments/you/shipping_methods`))).toEqual([
      404,
      'ShipmentNotFoundException'
    ])
  })
})

describe('payment', () => {
  it('offers the methods of the shop, with what card numbers look like', async () => {
    const { call } = await visit()
    const { body } = await call('GET', `${await fill(call)}/payment_methods?locale=en-DE`)
    expect(body._type).toBe('payment_method_result')
    const offered = body.applicable_payment_methods as { id: string }[]
    const invoiceAndCards = ['UNZER_INVOICE', 'UNZER_CARDS', 'CREDIT_CARD']
    expect(offered.filter(({ id }) => invoiceAndCards.includes(id))).toMatchObject([
      { _type: 'payment_method', id: 'UNZER_INVOICE', name: 'Invoice', payment_processor_id: 'UNZER' },
      {
        id: 'UNZER_CARDS',
        cards: expect.arrayContaining([
          {
            _type: 'payment_card_spec',
            card_type: 'Amex',
            name: 'American Express',
            number_lengths: ['15'],
            number_prefixes: ['34', '37'],
            security_code_length: 4,
            checksum_verification_enabled: true
          }
        ])
      },
      { id: 'CREDIT_CARD', payment_processor_id: 'BASIC_CREDIT' }
    ])
  })

  it('takes one instrument for the open amount and gives it back', async () => {
    const { call } = await visit()
    const instruments = `${await complete(call)}/payment_instruments`
    const { body } = await call('GET', instruments.replace('/payment_instruments', ''))
    const [instrument] = body.payment_instruments as Record<string, unknown>[]
    expect(instrument).toMatchObject({
      _type: 'order_payment_instrument',
      payment_method_id: 'UNZER_INVOICE',
      amount: 23.99
    })
    const removed = await call('DELETE', `${instruments}/${instrument?.payment_instrument_id as string}`)
    expect(removed.body.payment_instruments).toEqual([])
    expect(await readFault(call('DELETE', `${instruments}/none`))).toEqual([
      404,
      'PaymentInstrumentNotFoundException'
    ])
    expect(await readFault(call('POST', instruments, { payment_method_id: 'BARTER' }))).toEqual([
      400,
      'InvalidPaymentMethodIdException'
    ])
  })
})

describe('an order', () => {
  it('is placed from a complete basket once, and read by its shopper alone', async () => {
    const { call, shopper } = await visit()
    const basketId = readId(await complete(call))
    const { status, body } = await call('POST', 'orders', { basket_id: basketId })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'order',
      order_no: expect.stringMatching(/^JAS\d{8}$/),
      order_token: expect.any(String),
      status: 'created',
      payment_status: 'not_paid',
      confirmation_status: 'not_confirmed',
      order_total: 23.99,
      c_overallStatus: 'PROCESSING'
    })
    const orderNo = body.order_no as string
    expect((await call('GET', `orders/${orderNo}`)).body).toEqual(body)
    expect(await shopper.orders.getOrder({ parameters: { orderNo } })).toMatchObject({ orderNo })
    expect(await readFault(call('POST', 'orders', { basket_id: basketId }))).toEqual([
      404,
      'BasketNotFoundException'
    ])
    const stranger = (await visit()).call
    expect(await readFault(stranger('GET', `orders/${orderNo}`))).toEqual([404, 'OrderNotFoundException'])
  })

  it('is refused for an incomplete basket, which stays', async () => {
    const { call } = await visit()
    const basket = await fill(call)
    const { status, body } = await call('POST', 'orders', { basket_id: readId(basket) })
    expect(status).toBe(400)
    expect(body.fault).toMatchObject({
      type: 'ValidationException',
      message: 'No shipping address was specified.',
      arguments: { validationType: 'ShippingAddressRequired' }
    })
    expect((await call('GET', basket)).status).toBe(200)
  })

  it('is refused under the name that takes the payment off when the amounts do not add up', async () => {
    const { call } = await visit()
    const basket = await complete(call)
    const { body } = await call('GET', basket)
    const [item] = body.product_items as { item_id: string }[]
    await call('PATCH', `${basket}/items/${item?.item_id}`, { quantity: 3 })
    expect(await readFault(call('POST', 'orders', { basket_id: readId(basket) }))).toEqual([
      400,
      'INVALID_PAYMENT_INSTRUMENTS'
    ])
  })
})
