import { buildTestProduct } from '../../testing/build-test-product'
import { buildPromotion, createTestCatalogue } from '../../testing/catalogue-fixtures'
import { computeBasePrice } from './base-price'
import { computeOwnPrice } from './product-price'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`)

describe('the price of a product', () => {
  it.each([
    {
      title: 'is the list price when nothing is reduced',
      change: {},
      percents: [],
      price: 1_000,
      reduced: false
    },
    {
      title: 'is the sale price',
      change: { salePrice: { EUR: 800 } },
      percents: [],
      price: 800,
      reduced: true
    },
    {
      title: 'ignores a sale price above the list price',
      change: { salePrice: { EUR: 1_200 } },
      percents: [],
      price: 1_000,
      reduced: false
    },
    {
      title: 'takes a promotion off the sale price',
      change: { salePrice: { EUR: 800 } },
      percents: [10],
      price: 720,
      reduced: true
    },
    {
      title: 'is the lowest of several promotions, which do not add up',
      change: {},
      percents: [10, 25, 20],
      price: 750,
      reduced: true
    },
    {
      title: 'is rounded to whole cents',
      change: { listPrice: { EUR: 495 } },
      percents: [15],
      price: 421,
      reduced: true
    }
  ])('$title', ({ change, percents, price, reduced }) => {
    const promotions = percents.map(percentOff => buildPromotion(`off-${percentOff}`, { percentOff }))
    expect(computeOwnPrice(buildTestProduct('1', change), 'EUR', promotions)).toMatchObject({
      price,
      isReduced: reduced
    })
  })

  it('does not exist in a currency without a list price', () => {
    expect(computeOwnPrice(buildTestProduct('1'), 'GBP', [])).toBeUndefined()
  })

  it('shows the lowest price of the last month only beside a reduction', () => {
    const product = buildTestProduct('1', { lastMonthPrice: { EUR: 900 } })
    expect(computeOwnPrice(product, 'EUR', [])).not.toHaveProperty('lastMonthPrice')
    expect(computeOwnPrice({ ...product, salePrice: { EUR: 850 } }, 'EUR', [])).toMatchObject({
      lastMonthPrice: 900
    })
  })
})

describe('prices of a catalogue', () => {
  const master = buildTestProduct('10', { kind: 'master', listPrice: undefined, inventory: undefined })
  const small = buildTestProduct('11', { kind: 'variant', masterId: '10', listPrice: { EUR: 700 } })
  const large = buildTestProduct('12', { kind: 'variant', masterId: '10', listPrice: { EUR: 1_200 } })
  const set = buildTestProduct('20', {
    kind: 'set',
    listPrice: undefined,
    setItems: [
      { productId: '11', quantity: 2 },
      { productId: '12', quantity: 1 }
    ]
  })
  const scope = { siteId: 'jasmin', language: 'de', currency: 'EUR' } as const

  it('give a master the range of its variants and a set the sum of its parts', () => {
    const { catalogue } = createTestCatalogue({ products: [master, small, large, set] })
    const view = catalogue.open(scope)
    expect(view.findPrice(master)).toMatchObject({ price: 700, priceMax: 1_200 })
    expect(view.findPrice(set)).toMatchObject({ price: 2_600, listPrice: 2_600 })
  })

  it('follow the clock through the time of a promotion', () => {
    let now = day('2026-01-01')
    const promotion = buildPromotion('june', {
      startDate: '2026-06-01T00:00:00Z',
      endDate: '2026-07-01T00:00:00Z'
    })
    const product = buildTestProduct('1')
    const { catalogue } = createTestCatalogue(
      { products: [product], promotions: [promotion] },
      { now: () => now }
    )
    const findPrice = () => catalogue.open(scope).findPrice(product)?.price
    expect(findPrice()).toBe(1_000)
    now = day('2026-06-15')
    expect(findPrice()).toBe(900)
    now = day('2026-07-01')
    expect(findPrice()).toBe(1_000)
  })

  it('reach down from a promoted category and leave gift cards alone', () => {
    const promotion = buildPromotion('tea', { categoryIds: ['tea'] })
    const card = buildTestProduct('2', { isGiftCard: true })
    const { catalogue } = createTestCatalogue({
      products: [buildTestProduct('1'), card],
      promotions: [promotion]
    })
    expect(catalogue.findSellable('jasmin', '1', 'EUR')).toMatchObject({
      unitPrice: 900,
      basePrice: 1_000,
      promotion: { id: 'tea' }
    })
    expect(catalogue.findSellable('jasmin', '2', 'EUR')).toMatchObject({ unitPrice: 1_000 })
  })
})

describe('the base price', () => {
  const de = { locale: 'de-DE', language: 'de', currency: 'EUR' } as const
  const gb = { locale: 'en-GB', language: 'en', currency: 'GBP' } as const
  it.each([
    {
      price: 499,
      measure: { amount: 50, unit: 'g', per: 100 } as const,
      scope: de,
      text: '(9,98 EUR / 100 g)'
    },
    {
      price: 499,
      measure: { amount: 50, unit: 'g', per: 100 } as const,
      scope: gb,
      text: '(GBP 9.98 / 100 g)'
    },
    {
      price: 395,
      measure: { amount: 10, unit: 'capsule', per: 1 } as const,
      scope: de,
      text: '(0,40 EUR / 1 Kapsel)'
    },
    {
      price: 123_456,
      measure: { amount: 10, unit: 'ml', per: 100 } as const,
      scope: de,
      text: '(12.345,60 EUR / 100 ml)'
    }
  ])('reads $text', ({ price, measure, scope, text }) => {
    // The amount and its currency stay on one line.
    expect(computeBasePrice(price, measure, scope)?.text.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('does not divide by a content of nothing', () => {
    expect(computeBasePrice(499, { amount: 0, unit: 'g', per: 100 }, de)).toBeUndefined()
  })
})
