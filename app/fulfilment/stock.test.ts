import { findLineStock, findPossibleQuantity, findRest } from './line-stock'
import {
  deriveAvailability,
  findPreOrderDate,
  findScarcest,
  isScarce,
  isShort,
  mapListStock,
  mapStock,
  readSteps,
  type Stock
} from './stock'

const stock = (fields: Partial<Stock> = {}): Stock => ({
  orderable: true,
  preorderable: false,
  stockLevel: 5,
  ...fields
})

describe('availability', () => {
  it.each([
    [{ orderable: false, preorderable: true, stockLevel: 9 }, 'out_of_stock'],
    [{ orderable: false, preorderable: false, stockLevel: 0 }, 'out_of_stock'],
    [{ orderable: true, preorderable: true, stockLevel: 9 }, 'pre_order'],
    [{ orderable: true, preorderable: true, stockLevel: 0 }, 'pre_order'],
    [{ orderable: true, preorderable: false, stockLevel: 1 }, 'in_stock'],
    [{ orderable: true, preorderable: false, stockLevel: 0 }, 'out_of_stock']
  ] as const)('of %j is %s', (given, expected) => {
    expect(deriveAvailability(given)).toBe(expected)
  })

  it('names a dispatch day only for a pre-order that has one', () => {
    expect(findPreOrderDate(stock({ preorderable: true, inStockDate: '2026-12-24' }))?.getUTCDate()).toBe(24)
    expect(findPreOrderDate(stock({ preorderable: false, inStockDate: '2026-12-24' }))).toBeUndefined()
    expect(findPreOrderDate(stock({ preorderable: true }))).toBeUndefined()
    expect(findPreOrderDate(stock({ preorderable: true, inStockDate: 'soon' }))).toBeUndefined()
  })
})

it.each([
  ['one unit of five', {}, 1, false],
  ['the last of five units', {}, 5, false],
  ['one unit more than the stock', {}, 6, true],
  ['a sold-out product', { stockLevel: 0 }, 1, false],
  ['a product that is not orderable', { orderable: false }, 6, false],
  ['a pre-order', { preorderable: true }, 6, false],
  ['a backorder', { backorderable: true }, 6, false]
])('short stock: %s', (_title, fields, quantity, expected) => {
  expect(isShort(stock(fields), quantity)).toBe(expected)
})

it.each([
  [3, { min: 1, step: 1 }, 3],
  [7, { min: 2, step: 2 }, 6],
  [6, { min: 6, step: 1 }, 6],
  [5, { min: 6, step: 1 }, undefined],
  [0, { min: 1, step: 1 }, undefined]
])('a stock of %d, sold by %j, allows a quantity of %s', (stockLevel, steps, possible) => {
  expect(findPossibleQuantity(stockLevel, steps)).toBe(possible)
})

it.each([
  [2, 3, 1, undefined],
  [2, 4, 1, 3],
  [4, 2, 1, 1],
  [5, 1, 1, 0],
  [7, 1, 1, 0],
  [2, 4, 2, 2]
])(
  'with %d of 5 in the cart, and %d more asked for in steps of %d, %s can be added',
  (held, asked, step, rest) => {
    expect(findRest({ stock: stock(), steps: { min: step, step } }, held, asked)).toBe(rest)
  }
)

describe('the stock of a basket line', () => {
  const line = { quantity: 1, isPurchasable: true, isOrderable: true }
  it.each([
    ['offline', { isPurchasable: false }, stock(), 'offline'],
    ['sold out', { isOrderable: false }, stock({ stockLevel: 0 }), 'out-of-stock'],
    ['no longer orderable', { isOrderable: false }, stock({ orderable: false }), 'out-of-stock'],
    ['short, as the platform knows', { isOrderable: false, quantity: 6 }, stock(), 'only-left'],
    ['short, as the platform does not know yet', { quantity: 6 }, stock(), 'only-left'],
    ['refused although there is enough', { isOrderable: false, quantity: 5 }, stock(), 'not-enough'],
    ['refused before the catalogue has answered', { isOrderable: false }, undefined, 'not-enough'],
    ['the last of the stock', { quantity: 5 }, stock(), 'available'],
    ['backordered', { quantity: 6 }, stock({ backorderable: true }), 'available'],
    ['backordered without stock', {}, stock({ backorderable: true, stockLevel: 0 }), 'available'],
    ['pre-ordered', { quantity: 6 }, stock({ preorderable: true }), 'available'],
    ['orderable before the catalogue has answered', {}, undefined, 'available']
  ])('%s', (_title, fields, known, expected) => {
    expect(findLineStock({ ...line, ...fields }, known)).toBe(expected)
  })
})

it.each([
  [{}, { min: 1, step: 1 }],
  [
    { minOrderQuantity: 6, stepQuantity: 2 },
    { min: 6, step: 2 }
  ],
  [
    { minOrderQuantity: 0, stepQuantity: 'two' },
    { min: 1, step: 1 }
  ]
])('a product with %j is sold by %j', (product, steps) => {
  expect(readSteps(product)).toEqual(steps)
})

describe("the platform's stock", () => {
  it("is the shop's own inventory, else the standard one", () => {
    const inventory = { orderable: true, stockLevel: 5 }
    expect(mapStock({ c_inventory: inventory, inventory: { orderable: false } })).toEqual(stock())
    expect(mapStock({ inventory })).toEqual(stock())
  })

  it('uses the available-to-sell level where the stock level is missing', () => {
    expect(mapStock({ inventory: { orderable: true, ats: 5 } })).toEqual(stock())
  })

  it('names a backorder', () => {
    expect(mapStock({ inventory: { orderable: true, backorderable: true, stockLevel: 5 } })).toEqual(
      stock({ backorderable: true })
    )
  })

  it('is 0 units, not orderable, where the platform says nothing', () => {
    expect(mapStock({})).toEqual({ orderable: false, preorderable: false, stockLevel: 0 })
  })
})

describe('stock of a store', () => {
  const inventories = [null, { id: 'list', ats: 3, stockLevel: 3, orderable: true }]
  it.each([
    ['its list', { inventories }, 'list', { orderable: true, stockLevel: 3 }],
    ['a list without the product', { inventories }, 'other', { orderable: false, stockLevel: 0 }],
    ['a platform that answers no lists', {}, 'list', { orderable: false, stockLevel: 0 }]
  ])('is read from %s', (_what, product, id, found) => {
    expect(mapListStock(product, id)).toMatchObject(found)
  })

  it('is scarce up to five units, but not where it can be ordered beyond its stock', () => {
    expect([1, 5, 6].map(stockLevel => isScarce(stock({ stockLevel })))).toEqual([true, true, false])
    expect(isScarce(stock({ stockLevel: 1, backorderable: true }))).toBe(false)
    expect(isScarce(stock({ stockLevel: 0 }))).toBe(false)
  })

  it('of a set is that of the part which ends first', () => {
    const [plenty, few, none] = [stock({ stockLevel: 9 }), stock({ stockLevel: 2 }), stock({ stockLevel: 0 })]
    const late = stock({ stockLevel: 0, preorderable: true })
    expect(findScarcest([plenty, few, late])).toBe(few)
    expect(findScarcest([few, none])).toBe(none)
    expect(findScarcest([])).toBeUndefined()
  })
})
