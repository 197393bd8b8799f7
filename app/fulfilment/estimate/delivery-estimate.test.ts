import { chooseArrivals, joinEstimates, mapEstimate, type DeliveryEstimate } from './delivery-estimate'

const at = (text: string) => Date.parse(text)
const option = (shippingMethodId: string, startAt: string, endAt: string, orderCutoffAt?: string) => ({
  shippingMethodId,
  deliveryWindow: { startAt, endAt },
  orderCutoffAt
})
const answer = (...shippingOptions: object[]) => ({
  productDeliveryEstimates: [{ productId: 'tea', shippingOptions: shippingOptions as never[] }]
})
const standard = option('standard', '2026-12-01T11:00:00Z', '2026-12-02T11:00:00Z', '2026-11-27T13:00:00Z')

it('maps each method with its window and cut-off', () => {
  expect(mapEstimate(answer(standard), 'tea')).toEqual({
    kind: 'arrivals',
    arrivals: [
      {
        methodId: 'standard',
        startAt: at('2026-12-01T11:00:00Z'),
        endAt: at('2026-12-02T11:00:00Z'),
        orderBy: at('2026-11-27T13:00:00Z')
      }
    ]
  })
})

it.each([
  ['of another product only', { productDeliveryEstimates: [{ productId: 'coffee', shippingOptions: [] }] }],
  ['of nothing, where no provider is bound', { productDeliveryEstimates: [] }],
  ['without a member', {}],
  ['with a window that is no time', answer(option('standard', 'soon', 'later'))],
  [
    'with a window that ends before it begins',
    answer(option('a', '2026-12-02T11:00:00Z', '2026-12-01T11:00:00Z'))
  ],
  [
    'of a sold-out product',
    answer({ shippingMethodId: 'a', nonDeliverableReason: 'INSUFFICIENT_INVENTORY' })
  ],
  ['with neither window nor reason', answer({ shippingMethodId: 'a' })]
])('names no day for an estimate %s', (_what, given) => {
  expect(mapEstimate(given as never, 'tea')).toEqual({ kind: 'unknown' })
})

it.each([
  ['there is no method', answer()],
  [
    'each method is refused',
    answer({ shippingMethodId: 'a', nonDeliverableReason: 'UNSUPPORTED_DESTINATION' })
  ]
])('says that nothing is delivered where %s', (_what, given) => {
  expect(mapEstimate(given, 'tea')).toEqual({ kind: 'not-delivered' })
})

const arrivals = (...list: [string, number, number, number?][]): DeliveryEstimate => ({
  kind: 'arrivals',
  arrivals: list.map(([methodId, startAt, endAt, orderBy]) => ({ methodId, startAt, endAt, orderBy }))
})

it('takes the slowest product of a basket, its earliest cut-off, and methods that bring all of it', () => {
  const joined = joinEstimates([
    arrivals(['standard', 2, 4, 10], ['express', 1, 1, 10], ['air', 1, 1]),
    arrivals(['express', 2, 3], ['standard', 3, 3, 9])
  ])
  expect(joined).toEqual(arrivals(['standard', 3, 4, 9], ['express', 2, 3, 10]))
})

it.each([
  ['one is unknown', [arrivals(['a', 1, 2]), { kind: 'unknown' }], 'unknown'],
  ['one is not delivered', [{ kind: 'unknown' }, { kind: 'not-delivered' }], 'not-delivered'],
  ['no method brings all', [arrivals(['a', 1, 2]), arrivals(['b', 1, 2])], 'unknown'],
  ['it is empty', [], 'unknown']
] as [string, DeliveryEstimate[], string][])('of a basket of which %s', (_what, list, kind) => {
  expect(joinEstimates(list)).toEqual({ kind })
})

it('shows express beside the usual method only where it is earlier', () => {
  const [usual, express] = [
    { methodId: 'DHL', startAt: 2, endAt: 3 },
    { methodId: 'DHL_EXPRESS', startAt: 1, endAt: 1 }
  ]
  expect(chooseArrivals([express, usual])).toEqual({ usual, express })
  expect(chooseArrivals([{ ...express, endAt: 3 }, usual])).toEqual({ usual, express: undefined })
  expect(chooseArrivals([express])).toEqual({ usual: express, express: undefined })
  expect(chooseArrivals([])).toEqual({ usual: undefined, express: undefined })
})
