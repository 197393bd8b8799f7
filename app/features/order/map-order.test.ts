import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { mapOrder } from './map-order'

const order: PlatformOrder = {
  orderNo: 'JAS1',
  currency: 'GBP',
  productItems: [
    { itemId: 'i1', productId: 'p1', productName: 'Sencha', quantity: 2, price: 20, c_image: '/1.jpg' },
    { itemId: 'i2', productId: 'p2', productName: 'Assam', quantity: 3, price: 15 }
  ],
  giftCertificateItems: [
    {
      giftCertificateItemId: 'g1',
      amount: 25,
      recipientEmail: 'lina@example.com',
      c_originalSKU: 'sku',
      c_productName: 'Gift card'
    }
  ],
  productTotal: 30.1,
  productSubTotal: 35.2,
  c_giftCertificateTotal: 25,
  orderPriceAdjustments: [{ price: -5 }, { price: -0.1 }],
  taxTotal: 1.9999,
  orderTotal: 59.09,
  shippingTotal: 3.99
}

it('counts gift certificates among products and in both sums of items', () => {
  const { totalProducts, totals, lines } = mapOrder(order)
  expect(totalProducts).toBe(6)
  expect(totals).toEqual({
    items: 55.1,
    itemSubTotal: 60.2,
    discount: -5.1,
    shipping: 3.99,
    tax: 1.99,
    order: 59.09
  })
  expect(lines.at(-1)).toEqual({
    id: 'g1',
    productId: 'sku',
    recipient: 'lina@example.com',
    cardGift: { recipientEmail: 'lina@example.com', recipientName: '', senderName: '', message: '' },
    name: 'Gift card',
    quantity: 1,
    price: 25,
    image: undefined
  })
})

it('does not count a customer’s credit as a discount', () => {
  const credited = {
    ...order,
    orderPriceAdjustments: [{ price: -5 }, { promotionId: 'CustomerCredit-8', price: -3 }]
  }
  expect(mapOrder(credited).totals.discount).toBe(-5)
})

it('takes the first shipment and the first payment instrument for the main ones', () => {
  const mapped = mapOrder({
    ...order,
    shipments: [
      { shippingMethod: { id: 'standard', name: 'By post' } },
      { shippingMethod: { id: 'email', c_digital: true } }
    ],
    paymentInstruments: [{ paymentMethodId: 'UNZER_CARDS' }, { paymentMethodId: 'GIFT_CERTIFICATE' }]
  })
  expect(mapped.delivery).toEqual({
    name: 'By post',
    methodId: 'standard',
    description: undefined,
    isDigital: false
  })
  expect(mapped.paymentMethodId).toBe('UNZER_CARDS')
})

it('lists the deliveries of an order to several addresses, and of one with a gift message', () => {
  const standard = { id: 'standard', name: 'By post' }
  const aunt = { lastName: 'Stein', city: 'Bonn' }
  const shipped = {
    ...order,
    productItems: order.productItems!.map((item, index) => ({ ...item, shipmentId: index ? 'aunt' : 'me' })),
    shipments: [
      { shipmentId: 'me', shippingMethod: standard },
      { shipmentId: 'aunt', shippingMethod: standard, shippingAddress: aunt, giftMessage: 'Hello!' },
      { shipmentId: 'empty', shippingMethod: standard }
    ]
  }
  expect(mapOrder(shipped).deliveries).toMatchObject([
    { id: 'me', method: 'By post', lineIds: ['i1'] },
    { id: 'aunt', address: { lastName: 'Stein' }, giftMessage: 'Hello!', lineIds: ['i2'] }
  ])
  const [me] = shipped.shipments
  const single = { ...order, productItems: order.productItems!.map(item => ({ ...item, shipmentId: 'me' })) }
  expect(mapOrder({ ...single, shipments: [me!] }).deliveries).toEqual([])
  expect(mapOrder({ ...single, shipments: [{ ...me!, giftMessage: 'Hello!' }] }).deliveries).toHaveLength(1)
})

it('says of each delivery how far it is, with its own tracking number, and lists no parcel twice', () => {
  const read = (me: object, aunt: object, more: object = {}) => {
    const { deliveries, parcels } = mapOrder({
      ...order,
      productItems: order.productItems!.map((item, index) => ({
        ...item,
        shipmentId: index ? 'aunt' : 'me'
      })),
      shipments: [
        { shipmentId: 'me', ...me },
        { shipmentId: 'aunt', ...aunt }
      ],
      ...more
    } as Parameters<typeof mapOrder>[0])
    return { states: deliveries.map(({ status }) => status), deliveries, parcels }
  }
  const waiting = { shippingStatus: 'not_shipped' }
  const byNumber = read({ shippingStatus: 'shipped', trackingNumber: '123' }, waiting)
  expect(byNumber.states).toEqual(['shipped', 'not_shipped'])
  expect(byNumber.deliveries.map(({ parcels }) => parcels)).toEqual([
    [{ shipmentId: 'me', trackingNumber: '123' }],
    []
  ])
  const listed = read({ ...waiting, trackingNumber: '123' }, waiting, {
    c_shipping: JSON.stringify([
      {
        shipmentId: 'me',
        trackingNumber: '123',
        trackingUrl: '/t/123',
        deliveredDate: '2026-01-02T00:00:00Z'
      },
      { trackingNumber: '789' }
    ])
  })
  expect(listed.states).toEqual(['delivered', 'not_shipped'])
  expect(listed.deliveries[0]?.parcels).toMatchObject([{ trackingNumber: '123', trackingUrl: '/t/123' }])
  expect(listed.parcels).toMatchObject([{ trackingNumber: '789' }])
  expect(read({}, {}).states).toEqual([undefined, undefined])
  expect(read(waiting, waiting, { c_overallStatus: 'CANCELLED' }).states).toEqual([undefined, undefined])
})

it('reads documents, parcels and the status of each product from JSON text', () => {
  const mapped = mapOrder({
    ...order,
    c_overallStatus: 'DELIVERED',
    c_invoice: '[{"invoiceNo":"R-1","url":"/r/1"}]',
    c_returnLabel: '[{"labelNo":"L-1","url":"/l/1"}]',
    c_shipping: '[{"carrier":"DHL"}]',
    c_orderstatus: '[{"itemId":"i1","status":"partially_returned"},{"itemId":"i2","status":"lost in space"}]'
  })
  expect(mapped).toMatchObject({
    overallStatus: 'DELIVERED',
    invoices: [{ number: 'R-1', url: '/r/1' }],
    returnLabels: [{ number: 'L-1', url: '/l/1' }],
    parcels: [{ carrier: 'DHL' }],
    isCancellable: false,
    isReturnable: true
  })
  expect(mapped.lines.map(line => line.status)).toEqual(['partially_returned', undefined, undefined])
})

it('maps an order with unreadable documents to one without documents', () => {
  const broken = '[{"invoiceNo":'
  expect(
    mapOrder({
      ...order,
      c_invoice: broken,
      c_returnLabel: broken,
      c_shipping: broken,
      c_orderstatus: broken
    })
  ).toMatchObject({ orderNo: 'JAS1', invoices: [], returnLabels: [], parcels: [], isReturnable: false })
})

it('lets an accepted order be cancelled', () => {
  expect(mapOrder({ ...order, status: 'new', exportStatus: 'ready' }).isCancellable).toBe(true)
})

it('maps an order of which hardly anything is known', () => {
  expect(mapOrder({})).toMatchObject({ orderNo: '', currency: 'EUR', lines: [], totalProducts: 0 })
})
