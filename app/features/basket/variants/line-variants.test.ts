import { buildLine } from '../../../../tests/factories/basket'
import { findVariantWith, isExchangeable, keepsGift, mapLineVariants, planExchange } from './line-variants'

const product = {
  id: 'whole-250',
  variationAttributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: '250', name: '250 g' },
        { value: '1000', name: '1 kg' }
      ]
    },
    {
      id: 'grind',
      name: 'Grind',
      values: [
        { value: 'whole', name: 'whole' },
        { value: 'press', name: 'press' }
      ]
    },
    { id: 'roast', name: 'Roast', values: [{ value: 'light', name: 'light' }] }
  ]
}
const build = (size: string, grind: string, stockLevel: number, more: object = {}) => ({
  id: `${grind}-${size}`,
  price: 10,
  variationValues: { size, grind, roast: 'light' },
  inventory: { id: 'list', orderable: stockLevel > 0, stockLevel },
  ...more
})
const data = mapLineVariants(product, [
  build('250', 'whole', 50),
  build('250', 'press', 2),
  build('1000', 'whole', 0)
])
const find = (id: string) => data.variants.find(({ productId }) => productId === id)!

it('offers the attributes in which the variants differ', () => {
  expect(data.attributes.map(({ id }) => id)).toEqual(['size', 'grind'])
  expect(find('press-250').name).toBe('250 g, press, light')
})

it('keeps the other chosen values where such a variant exists, else leads to one that has the value', () => {
  const chosen = find('press-250').values
  expect(findVariantWith(data, chosen, 'grind', 'whole')?.productId).toBe('whole-250')
  expect(findVariantWith(data, chosen, 'size', '1000')?.productId).toBe('whole-1000')
})

describe('a line in another variant', () => {
  const line = buildLine({ itemId: 'line', productId: 'whole-250', quantity: 5 })

  it('keeps its quantity', () => {
    const variant = { ...find('press-250'), stock: find('whole-250').stock }
    expect(planExchange(line, variant, [line])).toEqual({ quantity: 5 })
  })
  it('has as many units as there are', () => {
    expect(planExchange(line, find('press-250'), [line])).toEqual({ quantity: 2 })
  })
  it('cannot be had when that is sold out', () => {
    expect(planExchange(line, find('whole-1000'), [line]).quantity).toBe(0)
  })
  it('follows the steps in which it is sold', () => {
    const pairs = { ...find('whole-250'), productId: 'pairs', steps: { min: 2, step: 2 } }
    expect(planExchange(line, pairs, [line]).quantity).toBe(4)
    expect(planExchange({ ...line, quantity: 1 }, pairs, [line]).quantity).toBe(2)
  })
  it('joins the line that has it, which counts against the stock', () => {
    const other = buildLine({ itemId: 'other', productId: 'press-250', quantity: 1 })
    expect(planExchange(line, find('press-250'), [line, other])).toEqual({ quantity: 1, joined: other })
  })
  it.each([
    ['is wrapped as a gift', { gift: { message: 'For you' } }],
    ['goes to another address', { shipmentId: 'aunt' }]
  ])('joins no line that %s, but counts its units against the stock', (_case, differs) => {
    const other = buildLine({ itemId: 'other', productId: 'press-250', quantity: 1, ...differs })
    expect(planExchange(line, find('press-250'), [line, other])).toEqual({ quantity: 1 })
  })
  it('joins no free product', () => {
    const free = buildLine({ itemId: 'free', productId: 'press-250', quantity: 1, bonusChoiceId: 'offer' })
    expect(planExchange(line, find('press-250'), [line, free])).toEqual({ quantity: 1 })
  })
})

it.each([
  ['not wrapped', undefined, {}, true],
  ['wrapped free of charge, in one with free wrap', { message: '' }, { c_giftWrap: true }, true],
  ['wrapped free of charge, in one without wrap', { message: '' }, {}, false],
  ['wrapped free of charge, in one whose wrap has a price', { message: '' }, { options: ['box'] }, false],
  ['wrapped for a price, in one with that wrap', 'box', { options: ['paper', 'box'] }, true],
  ['wrapped for a price, in one with other wraps', 'box', { options: ['paper'] }, false]
])('a line that is %s, %s keeps or loses its wrap as the variant offers it', (_what, wrap, more, keeps) => {
  const { options, ...rest } = more as { options?: string[]; c_giftWrap?: true }
  const [variant] = mapLineVariants(product, [
    build('250', 'whole', 5, {
      ...rest,
      ...(options && { options: [{ id: 'giftWrap', values: options.map(id => ({ id })) }] })
    })
  ]).variants
  const gift =
    typeof wrap === 'string' ? { message: '', wrap: { valueId: wrap, name: wrap, price: 4.9 } } : wrap
  expect(keepsGift({ gift }, variant!)).toBe(keeps)
})

it.each([
  ['a gift card', { isGiftCard: true }],
  ['a chosen free product', { bonusChoiceId: 'offer' }],
  ['a free product that came by itself', { isAutomaticBonus: true as const }],
  ['a product that is no longer sold', { isPurchasable: false }]
])('%s keeps its variant', (_what, fields) => expect(isExchangeable(buildLine(fields))).toBe(false))
