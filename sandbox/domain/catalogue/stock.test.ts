import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { catalogueSchema, importCatalogue } from '../../storage/sqlite/catalogue'
import { openDatabase } from '../../storage/sqlite/database'
import { createCatalogue } from './catalogue'
import { buildTestProduct } from '../../testing/build-test-product'
import { createTestCatalogue, testSite } from '../../testing/catalogue-fixtures'

const stock = (ats: number, change: { preorderable?: boolean; inStockDate?: string } = {}) => ({
  inventory: { ats, stockLevel: ats, orderable: true, preorderable: false, backorderable: false, ...change }
})
const scope = { siteId: 'jasmin', language: 'de', currency: 'EUR' } as const

describe('stock', () => {
  it('is taken for all lines or for no line', () => {
    const { catalogue } = createTestCatalogue({
      products: [buildTestProduct('1', stock(5)), buildTestProduct('2', stock(1))]
    })
    const lines = [
      { productId: '1', quantity: 3 },
      { productId: '2', quantity: 2 }
    ]
    expect(catalogue.takeStock('jasmin', lines)).toBe(false)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory.ats).toBe(5)
    expect(catalogue.takeStock('jasmin', [{ productId: '1', quantity: 5 }])).toBe(true)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory).toMatchObject({
      ats: 0,
      orderable: false
    })
  })

  it('counts two lines of one product together', () => {
    const { catalogue } = createTestCatalogue({ products: [buildTestProduct('1', stock(3))] })
    const line = { productId: '1', quantity: 2 }
    expect(catalogue.takeStock('jasmin', [line, line])).toBe(false)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory.ats).toBe(3)
  })

  it('comes back when an order is cancelled', () => {
    const { catalogue } = createTestCatalogue({ products: [buildTestProduct('1', stock(2))] })
    catalogue.takeStock('jasmin', [{ productId: '1', quantity: 2 }])
    catalogue.returnStock('jasmin', [{ productId: '1', quantity: 2 }])
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory).toMatchObject({ ats: 2, orderable: true })
  })

  it('is as before when the order that took it is rolled back', () => {
    const { catalogue, db } = createTestCatalogue({ products: [buildTestProduct('1', stock(1))] })
    const placeOrder = db.transaction(() => {
      expect(catalogue.takeStock('jasmin', [{ productId: '1', quantity: 1 }])).toBe(true)
      throw new Error('the payment failed')
    })
    expect(placeOrder).toThrow('the payment failed')
    const view = catalogue.open(scope)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory).toMatchObject({ ats: 1, orderable: true })
    const refinements = [{ attributeId: 'orderable_only' as const, values: ['true'] }]
    expect(view.search({ query: '', refinements, sorting: 'best-matches', offset: 0, limit: 5 }).total).toBe(
      1
    )
  })

  it('falls below zero only for a product on preorder', () => {
    const ahead = buildTestProduct('1', stock(0, { preorderable: true, inStockDate: '2026-12-01' }))
    const { catalogue } = createTestCatalogue({ products: [ahead, buildTestProduct('2', stock(0))] })
    expect(catalogue.takeStock('jasmin', [{ productId: '1', quantity: 1 }])).toBe(true)
    expect(catalogue.takeStock('jasmin', [{ productId: '2', quantity: 1 }])).toBe(false)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory).toEqual({
      ats: 0,
      stockLevel: 0,
      orderable: true,
      preorderable: true,
      backorderable: false,
      inStockDate: '2026-12-01'
    })
  })

  it.each([{ quantity: 0 }, { quantity: -1 }, { quantity: 1.5 }])('refuses a quantity of $quantity', line => {
    const { catalogue } = createTestCatalogue({ products: [buildTestProduct('1', stock(5))] })
    expect(catalogue.takeStock('jasmin', [{ productId: '1', ...line }])).toBe(false)
  })

  it('survives a restart', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stock-'))
    const file = path.join(folder, 'stock.db')
    const clock = { now: () => 0 }
    const before = openDatabase(file)
    before.exec(catalogueSchema)
    importCatalogue(before, { categories: [], products: [buildTestProduct('1', stock(5))], promotions: [] })
    createCatalogue({ db: before, sites: [testSite], clock }).takeStock('jasmin', [
      { productId: '1', quantity: 4 }
    ])
    before.close()

    const after = openDatabase(file)
    const catalogue = createCatalogue({ db: after, sites: [testSite], clock })
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory.ats).toBe(1)
    after.close()
    rmSync(folder, { recursive: true })
  })
})

describe('availability', () => {
  it('of a master is that of its variants together', () => {
    const master = buildTestProduct('10', { kind: 'master', inventory: undefined })
    const variants = [
      buildTestProduct('11', { kind: 'variant', masterId: '10', ...stock(0) }),
      buildTestProduct('12', { kind: 'variant', masterId: '10', ...stock(4) }),
      buildTestProduct('13', { kind: 'variant', masterId: '10', ...stock(9), online: false })
    ]
    const { catalogue } = createTestCatalogue({ products: [master, ...variants] })
    expect(catalogue.findSellable('jasmin', '10', 'EUR')?.inventory).toMatchObject({
      orderable: true,
      ats: 4
    })
    catalogue.takeStock('jasmin', [{ productId: '12', quantity: 4 }])
    expect(catalogue.findSellable('jasmin', '10', 'EUR')?.inventory).toMatchObject({
      orderable: false,
      ats: 0
    })
  })

  it('of a set is that of its available parts, and taking a set takes its parts', () => {
    const set = buildTestProduct('20', {
      kind: 'set',
      setItems: [
        { productId: '1', quantity: 2 },
        { productId: '2', quantity: 1 }
      ]
    })
    const { catalogue } = createTestCatalogue({
      products: [set, buildTestProduct('1', stock(5)), buildTestProduct('2', stock(9))]
    })
    expect(catalogue.findSellable('jasmin', '20', 'EUR')?.inventory).toMatchObject({
      orderable: true,
      ats: 2
    })
    expect(catalogue.takeStock('jasmin', [{ productId: '20', quantity: 2 }])).toBe(true)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory.ats).toBe(1)
    expect(catalogue.findSellable('jasmin', '20', 'EUR')?.inventory).toMatchObject({
      orderable: true,
      ats: 0
    })
  })

  it('without a count never ends, and offline products are not sold', () => {
    const { catalogue } = createTestCatalogue({
      products: [buildTestProduct('1', { inventory: undefined }), buildTestProduct('2', { online: false })]
    })
    expect(catalogue.takeStock('jasmin', [{ productId: '1', quantity: 5_000 }])).toBe(true)
    expect(catalogue.findSellable('jasmin', '1', 'EUR')?.inventory.orderable).toBe(true)
    expect(catalogue.findSellable('jasmin', '2', 'EUR')).toBeUndefined()
  })
})
