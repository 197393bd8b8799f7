import { mapInvoices, mapParcels, mapReturnLabels, parseJsonList } from './order-documents'

it.each<[unknown, object[]]>([
  ['[{"a":1},{"b":2}]', [{ a: 1 }, { b: 2 }]],
  [[{ a: 1 }], [{ a: 1 }]],
  ['[]', []],
  ['[1,null,"x",[]]', []],
  ['{"a":1}', []],
  ['[{"a":1}', []],
  ['null', []],
  ['', []],
  [undefined, []],
  [null, []],
  [7, []]
])('reads from %j the list %j', (value, list) => expect(parseJsonList(value)).toEqual(list))

it('opens invoices and return labels', () => {
  const invoice = { invoiceNo: 'R-1', date: '2026-11-21T00:00:00.000Z', url: 'https://shop.test/r/1' }
  expect(mapInvoices(JSON.stringify([invoice]))).toEqual([
    { number: 'R-1', date: '2026-11-21T00:00:00.000Z', url: 'https://shop.test/r/1' }
  ])
  expect(mapReturnLabels('[{"labelNo":"L-1","url":"/labels/1"}]')).toEqual([
    { number: 'L-1', url: '/labels/1' }
  ])
})

it.each(['javascript:alert(1)', '//evil.test/x', 'data:text/html,x', '', 7, undefined])(
  'leaves out a document with the address %j',
  url => expect(mapInvoices(JSON.stringify([{ invoiceNo: 'R-1', url }]))).toEqual([])
)

it('follows parcels, with or without an address to follow them at', () => {
  const parcels = [
    { carrier: 'DHL', trackingNumber: '1', trackingUrl: 'https://dhl.test/1', shippedDate: '2026-11-21' },
    { carrier: 'DHL', trackingUrl: 'javascript:x' }
  ]
  expect(mapParcels(JSON.stringify(parcels))).toEqual([
    { carrier: 'DHL', trackingNumber: '1', trackingUrl: 'https://dhl.test/1', shippedDate: '2026-11-21' },
    { carrier: 'DHL' }
  ])
})
