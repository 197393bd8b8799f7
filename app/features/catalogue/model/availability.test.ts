import { deriveAvailability, findPreOrderDate, findStockWarning, mapStock, type Stock } from './availability'

const stock = (fields: Partial<Stock>): Stock => ({
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

  it('names a day only for what can be ordered ahead and has one', () => {
    expect(findPreOrderDate(stock({ preorderable: true, inStockDate: '2026-12-24' }))?.getUTCDate()).toBe(24)
    expect(findPreOrderDate(stock({ preorderable: false, inStockDate: '2026-12-24' }))).toBeUndefined()
    expect(findPreOrderDate(stock({ preorderable: true }))).toBeUndefined()
    expect(findPreOrderDate(stock({ preorderable: true, inStockDate: 'soon' }))).toBeUndefined()
  })
})

describe('a stock warning', () => {
  it.each([
    [stock({ stockLevel: 5 }), 5, undefined],
    [stock({ stockLevel: 5 }), 6, { kind: 'only-left', stockLevel: 5 }],
    [stock({ stockLevel: 0 }), 1, { kind: 'out-of-stock' }],
    [stock({ orderable: false }), 1, { kind: 'out-of-stock' }],
    [stock({ preorderable: true, stockLevel: 0 }), 10, undefined]
  ])('for %j and %i units is %j', (given, quantity, expected) => {
    expect(findStockWarning(given, quantity)).toEqual(expected)
  })
})

describe('stock from the platform', () => {
  it('prefers the shop’s own inventory over the standard one', () => {
    expect(
      mapStock({ c_inventory: { orderable: true, stockLevel: 3 }, inventory: { orderable: false } })
    ).toEqual(stock({ stockLevel: 3 }))
  })

  it('is none when nothing is known', () => {
    expect(mapStock({})).toEqual({ orderable: false, preorderable: false, stockLevel: 0 })
  })
})
