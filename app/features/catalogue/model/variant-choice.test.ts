import { buildVariations } from '../../../../tests/factories/catalogue'
import { findChosenVariant, listOpenAttributes, listOptions, readChoices } from './variant-choice'

const variations = buildVariations()
const read = (query: string, own = {}) => readChoices({ ...variations, own }, new URLSearchParams(query))
const size = variations.attributes[0]!
const form = variations.attributes[1]!

describe('choices', () => {
  it.each([
    ['', {}, { size: 's', form: 'bags' }],
    ['size=s', {}, { size: 's', form: 'bags' }],
    ['size=l', {}, { size: 'l', form: 'loose' }],
    ['form=loose', {}, { size: 'l', form: 'loose' }],
    ['size=s&form=bags', {}, { size: 's', form: 'bags' }],
    ['size=xxl&form=bags', {}, { size: 's', form: 'bags' }],
    ['colour=red&__proto__=x', {}, { size: 's', form: 'bags' }],
    ['size=l&form=bags', {}, { size: 'l', form: 'bags' }],
    ['', { size: 'l', form: 'loose' }, { size: 'l', form: 'loose' }],
    ['size=s', { size: 'l', form: 'loose' }, { size: 's', form: 'loose' }],
    ['size=nonsense', { size: 'l', form: 'loose' }, { size: 'l', form: 'loose' }]
  ])('of "%s" at a variant of %j are %j', (query, own, expected) => {
    expect(read(query, own)).toEqual(expected)
  })

  it('choose by themselves what leaves no choice', () => {
    const single = { ...variations, attributes: [size, { ...form, values: [form.values[0]!] }] }
    expect(readChoices(single, new URLSearchParams())).toEqual({ size: 'l', form: 'loose' })
  })

  it('lead to a variant only when all attributes are chosen and it exists', () => {
    expect(findChosenVariant(variations, { size: 's' })).toBeUndefined()
    expect(findChosenVariant(variations, { size: 's', form: 'bags' })?.id).toBe('2')
    expect(findChosenVariant(variations, { size: 'l', form: 'bags' })).toBeUndefined()
    expect(findChosenVariant({ attributes: [], variants: [], own: {} }, {})).toBeUndefined()
    expect(listOpenAttributes(variations, { size: 's' }).map(({ id }) => id)).toEqual(['form'])
  })
})

describe('choices that the address leaves open', () => {
  it('are those of a sold-out variant where no other goes with it', () => {
    const variants = variations.variants.filter(({ id }) => id === '1')
    expect(readChoices({ ...variations, variants }, new URLSearchParams())).toEqual({
      size: 's',
      form: 'loose'
    })
  })

  it('stay open where nothing goes with what is named', () => {
    const variants = variations.variants.filter(({ id }) => id === '3')
    expect(readChoices({ ...variations, variants }, new URLSearchParams('size=s'))).toEqual({ size: 's' })
  })
})

describe('options', () => {
  it('name the price of the cheapest variant where prices differ', () => {
    const priced = (...prices: number[]) => ({
      ...variations,
      variants: variations.variants.map((variant, index) => ({ ...variant, price: prices[index] }))
    })
    const read = (data: typeof variations) =>
      listOptions(data, size, { form: 'loose' }).map(({ price }) => price)
    expect(read(priced(4, 5, 12))).toEqual([4, 12])
    expect(read(priced(4, 5, 4))).toEqual([undefined, undefined])
    expect(read(variations)).toEqual([undefined, undefined])
  })

  it('are marked as unavailable where no variant with the other choices is available', () => {
    const options = listOptions(variations, form, { size: 's' })
    expect(options.map(({ value, isAvailable }) => [value, isAvailable])).toEqual([
      ['loose', false],
      ['bags', true]
    ])
  })

  it('keep the other choices in their address, and let go of those they do not go with', () => {
    const [loose, bags] = listOptions(variations, form, { size: 'l', form: 'loose' })
    expect(loose?.search).toBe('?size=l&form=loose')
    expect(bags?.search).toBe('?form=bags')
  })
})
