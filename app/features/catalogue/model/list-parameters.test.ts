import {
  parseListParameters,
  serializeListParameters,
  toggleRefinement,
  type ListParameters
} from './list-parameters'

const defaults: ListParameters = { refinements: [], sort: 'best-matches', limit: 25, offset: 0 }

describe('parameters of a list', () => {
  it('are the defaults where the address says nothing, and defaults are not written', () => {
    expect(parseListParameters('')).toEqual(defaults)
    expect(serializeListParameters(defaults)).toBe('')
    expect(serializeListParameters(parseListParameters('?sort=best-matches&limit=25&offset=0'))).toBe('')
  })

  it('come back from the address they were written to', () => {
    const parameters: ListParameters = {
      refinements: [
        { attributeId: 'c_flavour', values: ['floral', 'fresh'] },
        { attributeId: 'c_teaType', values: ['black & green', 'ö=ä?'] },
        { attributeId: 'price', values: ['(20..50)'] }
      ],
      sort: 'price-low-to-high',
      limit: 50,
      offset: 150
    }
    expect(parseListParameters(serializeListParameters(parameters))).toEqual(parameters)
  })

  it('have one canonical order without repetitions', () => {
    const mixed =
      '?offset=50&refine=price%3D(20..50)&sort=brand&refine=c_a%3Dy%7Cx&refine=c_a%3Dx%7Cz&utm_source=mail'
    expect(decodeURIComponent(serializeListParameters(parseListParameters(mixed)))).toBe(
      '?refine=c_a=x|y|z&refine=price=(20..50)&sort=brand&offset=50'
    )
  })

  it.each([
    ['an unknown sort', 'sort=cheapest'],
    ['a sort that is a property of every object', 'sort=constructor'],
    ['a page size nobody offers', 'limit=1000'],
    ['a page size with noise', 'limit=50abc'],
    ['a negative offset', 'offset=-25'],
    ['an offset that is no number', 'offset=NaN'],
    ['an offset in scientific notation', 'offset=1e3'],
    ['an offset beyond what the platform searches', 'offset=99999'],
    ['a refinement without a value', 'refine=c_teaType%3D'],
    ['a refinement without an attribute', 'refine=%3Dgreen'],
    ['a refinement without either', 'refine='],
    ['an attribute of odd characters', 'refine=c_tea%26cgid%3Dgreen'],
    ['the prototype of objects', 'refine=__proto__%3Dgreen'],
    ['a price band of words', 'refine=price%3D(cheap..dear)'],
    ['a value with control characters', 'refine=c_teaType%3Dgre%0Aen'],
    ['a value that is far too long', `refine=c_teaType%3D${'x'.repeat(500)}`],
    ['broken percent encoding', '%E0%A4%A&sort=%']
  ])('fall back to the defaults for %s', (_title, search) => {
    expect(parseListParameters(search)).toEqual(defaults)
  })

  it('take the first of a repeated parameter', () => {
    expect(parseListParameters('sort=brand&sort=top-sellers&limit=50&limit=100')).toMatchObject({
      sort: 'brand',
      limit: 50
    })
  })

  it('move an offset to the beginning of its page', () => {
    expect(parseListParameters('offset=60&limit=50').offset).toBe(50)
  })

  it('bound the number of refinements and values', () => {
    const many = Array.from({ length: 300 }, (_, index) => `refine=c_a${index}%3D1`).join('&')
    expect(parseListParameters(many).refinements).toHaveLength(20)
    const values = Array.from({ length: 300 }, (_, index) => index).join('|')
    expect(parseListParameters(`refine=c_a%3D${values}`).refinements[0]?.values).toHaveLength(30)
  })
})

describe('choosing a value', () => {
  const second: ListParameters = { ...defaults, limit: 50, offset: 50 }

  it('adds it, in order, and goes back to the first page', () => {
    const once = toggleRefinement(second, 'c_flavour', 'fresh')
    expect(toggleRefinement(once, 'c_flavour', 'floral')).toEqual({
      ...second,
      offset: 0,
      refinements: [{ attributeId: 'c_flavour', values: ['floral', 'fresh'] }]
    })
  })

  it('takes it away when it was chosen', () => {
    const chosen = toggleRefinement(second, 'c_flavour', 'fresh')
    expect(toggleRefinement(chosen, 'c_flavour', 'fresh').refinements).toEqual([])
  })

  it('replaces the price band, of which there is one', () => {
    const chosen = toggleRefinement(defaults, 'price', '(0..20)')
    expect(toggleRefinement(chosen, 'price', '(20..50)').refinements).toEqual([
      { attributeId: 'price', values: ['(20..50)'] }
    ])
  })

  it('leaves the parameters it was given as they are', () => {
    const before = structuredClone(second)
    toggleRefinement(second, 'c_flavour', 'fresh')
    expect(second).toEqual(before)
  })
})
