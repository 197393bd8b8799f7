import fc from 'fast-check'
import { toCents } from '../intl/money'
import { mapReductions, mapShippingCharges, type Reduction } from './map-charges'
import { priceCart, type Costed } from './price-cart'
import { priceLine } from './price-line'

const buildReduction = (fields: Partial<Reduction>): Reduction => ({ amount: -1, isBonus: false, ...fields })

/** One tea for 10 EUR, nothing known of its delivery. */
const buildCosted = ({
  totals,
  ...fields
}: Partial<Omit<Costed, 'totals'>> & { totals?: Partial<Costed['totals']> } = {}): Costed => ({
  lines: [{ price: 10 }],
  certificateTotal: 0,
  reductions: [],
  shippingCharges: [],
  paymentInstruments: [],
  ...fields,
  totals: { items: 10, tax: 0.65, ...totals }
})

const listRows = (costed: Costed, estimate?: number) =>
  priceCart(costed, estimate).rows.map(({ kind, name, amount }) => [kind, name, amount])

describe('the rows of a basket', () => {
  it('name every reduction of the whole basket below the sum of the lines', () => {
    const reductions = [
      buildReduction({ name: 'Autumn', couponCode: 'HERBST', amount: -5 }),
      buildReduction({ name: 'Members', amount: -1.5 })
    ]
    const costed = buildCosted({
      lines: [{ price: 19.8 }, { price: 9.9 }],
      reductions,
      totals: { items: 23.2 }
    })
    expect(listRows(costed)).toEqual([
      ['items', undefined, 29.7],
      ['reduction', 'Autumn', -5],
      ['reduction', 'Members', -1.5],
      ['shipping', undefined, undefined]
    ])
    expect(priceCart(costed).total).toBe(23.2)
  })

  it('name what is bought with the lines, one sum for each kind', () => {
    const wrap = (price: number) => ({ name: 'Gift wrap', price })
    const costed = buildCosted({
      lines: [
        { price: 10, extras: [wrap(2.9)] },
        { price: 5, extras: [wrap(9.8), { price: 1 }] }
      ],
      reductions: [buildReduction({ name: 'Autumn', amount: -1.5 })],
      totals: { items: 27.2 }
    })
    expect(listRows(costed)).toEqual([
      ['items', undefined, 15],
      ['extra', 'Gift wrap', 12.7],
      ['extra', undefined, 1],
      ['reduction', 'Autumn', -1.5],
      ['shipping', undefined, undefined]
    ])
  })

  it('count customer credit as credit and never as a discount', () => {
    const reductions = [
      buildReduction({ promotionId: 'CustomerCredit-4711', amount: -3 }),
      buildReduction({ promotionId: 'CustomerCredit-4712', amount: -1 }),
      buildReduction({ promotionId: 'Credit-Suisse', name: 'Suisse', amount: -1 })
    ]
    expect(listRows(buildCosted({ reductions, totals: { items: 5 } }))).toEqual([
      ['items', undefined, 10],
      ['reduction', 'Suisse', -1],
      ['credit', undefined, -4],
      ['shipping', undefined, undefined]
    ])
  })

  it('say what delivery costs before and after a reduction', () => {
    const shippingCharges = [
      { price: 3.99, reductions: [buildReduction({ name: 'Free delivery', amount: -3.99 })] }
    ]
    expect(listRows(buildCosted({ shippingCharges, totals: { shipping: 0, order: 10 } }))).toEqual([
      ['items', undefined, 10],
      ['shipping', undefined, 3.99],
      ['shipping-reduction', 'Free delivery', -3.99]
    ])
  })

  it('show the sum alone where the charges of delivery do not lead to it', () => {
    const shippingCharges = [{ price: 3.99, reductions: [] }]
    expect(listRows(buildCosted({ shippingCharges, totals: { shipping: 2, order: 12 } }))).toContainEqual([
      'shipping',
      undefined,
      2
    ])
  })

  it('assume the usual delivery until one is chosen', () => {
    expect(priceCart(buildCosted(), 3.99)).toMatchObject({ total: 13.99, isFinal: false })
    expect(priceCart(buildCosted())).toMatchObject({ total: 10, isFinal: false })
  })

  it('explain what the platform took off without a reason', () => {
    expect(listRows(buildCosted({ totals: { items: 8, shipping: 0, order: 8 } }))).toContainEqual([
      'reduction',
      undefined,
      -2
    ])
    expect(listRows(buildCosted({ totals: { items: 12, shipping: 0, order: 12 } }))).toContainEqual([
      'other',
      undefined,
      2
    ])
  })

  it('have one for the tax where prices are net', () => {
    const net = priceCart(buildCosted({ totals: { shipping: 0, tax: 1.9, order: 11.9 } }))
    expect(net.rows.at(-1)).toEqual({ kind: 'tax', amount: 1.9 })
    expect(net.tax).toBeUndefined()
  })

  it('say what gift certificates pay, and what is left', () => {
    const paymentInstruments = [
      { methodId: 'GIFT_CERTIFICATE', amount: 5.5 },
      { methodId: 'GIFT_CERTIFICATE', amount: 4.49 },
      { methodId: 'UNZER_INVOICE', amount: 4 }
    ]
    const costed = buildCosted({ paymentInstruments, totals: { shipping: 3.99, order: 13.99 } })
    expect(priceCart(costed)).toMatchObject({ total: 13.99, paidByCertificates: 9.99, open: 4 })
  })
})

it('leaves out adjustments that change nothing, unless they are a bonus', () => {
  expect(
    mapReductions([
      { promotionId: 'a', itemText: 'Nothing', price: 0 },
      { promotionId: 'b', itemText: 'Gift', price: 0, appliedDiscount: { type: 'bonus' } },
      { promotionId: 'c', itemText: '', couponCode: '', price: -1 }
    ])
  ).toEqual([
    { promotionId: 'b', name: 'Gift', couponCode: undefined, amount: 0, isBonus: true },
    { promotionId: 'c', name: undefined, couponCode: undefined, amount: -1, isBonus: false }
  ])
  expect(mapShippingCharges([{}])).toEqual([{ price: 0, reductions: [] }])
})

const cents = (max: number) => fc.integer({ min: 0, max }).map(amount => amount / 100)
const reduction = fc.record({
  promotionId: fc.constantFrom('sale', 'CustomerCredit-1', 'WO-1'),
  name: fc.option(fc.string(), { nil: undefined }),
  amount: fc.integer({ min: -200_000, max: 1_000 }).map(amount => amount / 100),
  isBonus: fc.boolean()
})
/** Lines whose reductions lead to their price, and lines where the platform leaves something unexplained. */
const line = fc
  .record({
    price: cents(100_000),
    reductions: fc.array(reduction, { maxLength: 4 }),
    share: cents(5_000),
    isExplained: fc.boolean(),
    listPrice: fc.option(cents(200_000), { nil: undefined }),
    extras: fc.array(
      fc.record({ name: fc.constantFrom('Gift wrap', 'Engraving', undefined), price: cents(2_000) }),
      { maxLength: 2 }
    )
  })
  .map(({ share, isExplained, listPrice, ...fields }) => ({
    ...fields,
    listPrice: isExplained ? undefined : listPrice,
    priceAfterOrder: Math.max(0, toCents(fields.price) - toCents(share)) / 100
  }))
const anything: fc.Arbitrary<Costed> = fc.record({
  lines: fc.array(line, { maxLength: 30 }),
  certificateTotal: cents(20_000),
  reductions: fc.array(reduction, { maxLength: 5 }),
  shippingCharges: fc.array(
    fc.record({ price: cents(1_500), reductions: fc.array(reduction, { maxLength: 2 }) }),
    {
      maxLength: 2
    }
  ),
  // The platform may add up what nothing else explains.
  totals: fc.record({
    items: cents(200_000),
    shipping: fc.option(cents(1_500), { nil: undefined }),
    tax: cents(30_000),
    order: fc.option(cents(300_000), { nil: undefined })
  }),
  paymentInstruments: fc.array(
    fc.record({ methodId: fc.constantFrom('GIFT_CERTIFICATE', 'UNZER_INVOICE'), amount: cents(5_000) }),
    { maxLength: 3 }
  )
})

/** `npm test` tries 300; the nightly run sets more. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300)

it('leads each line from its list price to its price to the cent, whatever the platform answers', () => {
  fc.assert(
    fc.property(line, costed => {
      const { listPrice, steps, price, orderShare, priceAfterOrder } = priceLine(costed)
      let current = listPrice
      for (const { before, amount, after } of steps) {
        expect(before).toBe(current)
        expect(toCents(before) + toCents(amount)).toBe(toCents(after))
        current = after
      }
      expect(current).toBe(price)
      expect(price).toBe(costed.price)
      expect(toCents(price) + toCents(orderShare)).toBe(toCents(priceAfterOrder))
      expect(orderShare).toBeLessThanOrEqual(0)
      for (const [index, { name, amount }] of costed.reductions.entries())
        expect(steps[index]).toMatchObject({ name, amount })
    }),
    { numRuns }
  )
})

it('adds up to the total to the cent, whatever the platform answers', () => {
  fc.assert(
    fc.property(anything, fc.option(cents(1_000), { nil: undefined }), (costed, estimate) => {
      const { rows, total, open, paidByCertificates } = priceCart(costed, estimate)
      const sum = rows.reduce((all, { amount = 0 }) => all + toCents(amount), 0)
      expect(sum).toBe(toCents(total))
      expect(toCents(total) - toCents(paidByCertificates)).toBe(toCents(open))
      if (costed.totals.order !== undefined) expect(total).toBe(costed.totals.order)
      expect(rows[0]?.kind).toBe('items')
      const { lines } = priceCart(costed, estimate)
      const goods = lines.reduce((all, { price }) => all + toCents(price), toCents(costed.certificateTotal))
      expect(goods).toBe(toCents(rows[0]?.amount ?? 0))
      const extras = costed.lines.flatMap(each => each.extras ?? [])
      const sumOf = (amounts: { price?: number; amount?: number }[]) =>
        amounts.reduce((all, { price, amount }) => all + toCents(price ?? amount ?? 0), 0)
      expect(sumOf(rows.filter(({ kind }) => kind === 'extra'))).toBe(sumOf(extras))
      for (const { kind, amount = 0 } of rows) {
        if (kind === 'items' || kind === 'shipping' || kind === 'tax')
          expect(amount).toBeGreaterThanOrEqual(0)
        if (kind === 'reduction' || kind === 'credit' || kind === 'shipping-reduction')
          expect(amount).toBeLessThan(0)
      }
    }),
    { numRuns }
  )
})
