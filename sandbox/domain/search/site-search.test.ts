import type { Product, ProductFacts } from '../catalogue/product'
import { generateCatalogue } from '../../testing/generate-catalogue'
import { buildTestProduct } from '../../testing/build-test-product'
import { buildCategory, createTestCatalogue } from '../../testing/catalogue-fixtures'
import type { RefinementValue } from './build-refinements'
import { parseRefinements } from './parse-refinements'
import { parseSorting } from './sorting'

const text = (word: string) => ({ de: word, en: word })

const buildTea = (
  id: string,
  name: string,
  euros: number,
  facts: ProductFacts = {},
  change: Partial<Product> = {}
): Product => buildTestProduct(id, { name: text(name), listPrice: { EUR: euros * 100 }, facts, ...change })

const products = [
  buildTea('1', 'Sencha', 12, { teaType: 'green', organic: true }, { popularity: 30 }),
  buildTea('2', 'Gyokuro', 60, { teaType: 'green' }, { popularity: 20, brand: 'Anderswo' }),
  buildTea(
    '3',
    'Assam',
    25,
    { teaType: 'black', organic: true },
    { popularity: 10, primaryCategoryId: 'black-tea' }
  ),
  buildTea(
    '4',
    'Ceylon',
    8,
    { teaType: 'black' },
    { popularity: 40, primaryCategoryId: 'black-tea', salePrice: { EUR: 600 } }
  ),
  buildTea('5', 'Verborgen', 8, {}, { searchable: false }),
  buildTea('6', 'Abgestellt', 8, {}, { online: false }),
  buildTestProduct('10', { kind: 'master', name: text('Oolong'), popularity: 5, primaryCategoryId: 'tea' }),
  buildTestProduct('11', {
    kind: 'variant',
    masterId: '10',
    name: text('Oolong 100 g'),
    listPrice: { EUR: 2_000 }
  }),
  buildTestProduct('12', {
    kind: 'variant',
    masterId: '10',
    name: text('Oolong 200 g'),
    listPrice: { EUR: 3_500 }
  })
]
const categories = [
  buildCategory('tea'),
  buildCategory('green-tea', { parentId: 'tea' }),
  buildCategory('black-tea', { parentId: 'tea' }),
  buildCategory('all-sale', { position: 9 })
]

function search({
  q = '',
  refine = [],
  sort = 'best-matches',
  offset = 0,
  limit = 25,
  listed = products
}: {
  q?: string
  refine?: string[]
  sort?: string
  offset?: number
  limit?: number
  listed?: Product[]
} = {}) {
  const { catalogue } = createTestCatalogue({ products: listed, categories })
  const view = catalogue.open({ siteId: 'jasmin', language: 'de', currency: 'EUR' })
  const outcome = view.search({
    query: q,
    refinements: parseRefinements(refine),
    sorting: parseSorting(sort),
    offset,
    limit
  })
  const readCounts = (values: RefinementValue[] = []): Record<string, number> =>
    Object.fromEntries(
      values.flatMap(value => [[value.value, value.hitCount], ...Object.entries(readCounts(value.values))])
    )
  const countFacet = (id: string) =>
    readCounts(outcome.refinements.find(({ attributeId }) => attributeId === id)?.values)
  return { ...outcome, ids: outcome.products.map(product => product.id), countFacet }
}

describe('a product list', () => {
  it('shows online and searchable products, variants under their master, best sellers first', () => {
    expect(search().ids).toEqual(['4', '1', '2', '3', '10'])
  })

  it.each([
    { sort: 'price-low-to-high', ids: ['4', '1', '10', '3', '2'] },
    { sort: 'price-high-to-low', ids: ['2', '3', '10', '1', '4'] },
    { sort: 'product-name-ascending', ids: ['3', '4', '2', '10', '1'] },
    { sort: 'product-name-descending', ids: ['1', '10', '2', '4', '3'] },
    { sort: 'brand', ids: ['2', '3', '4', '10', '1'] },
    { sort: 'top-sellers', ids: ['4', '1', '2', '3', '10'] },
    { sort: 'no-such-order', ids: ['4', '1', '2', '3', '10'] }
  ])('is sorted by $sort', ({ sort, ids }) => {
    expect(search({ sort }).ids).toEqual(ids)
  })

  it('is cut into pages that together are the whole', () => {
    const pages = [0, 2, 4, 6].map(offset => search({ offset, limit: 2 }))
    expect(pages.flatMap(page => page.ids)).toEqual(search().ids)
    expect(pages.map(page => page.total)).toEqual([5, 5, 5, 5])
  })

  it.each([
    { refine: ['cgid=green-tea'], ids: ['1', '2', '10'] },
    { refine: ['cgid=tea'], ids: ['4', '1', '2', '3', '10'] },
    { refine: ['cgid=root'], ids: ['4', '1', '2', '3', '10'] },
    { refine: ['cgid=all-sale'], ids: ['4'] },
    { refine: ['cgid=nowhere'], ids: [] },
    { refine: ['cgid=__proto__'], ids: [] },
    { refine: ['c_teaType=green|black', 'c_organic=true'], ids: ['1', '3'] },
    { refine: ['c_teaType=green', 'price=(50..100)'], ids: ['2'] },
    { refine: ['price=(20..25)'], ids: ['10'] },
    { refine: ['c_teaType=purple'], ids: [] },
    { refine: ['c_unknown=x'], ids: ['4', '1', '2', '3', '10'] },
    { refine: ['htype=master'], ids: ['10'] },
    { refine: ['orderable_only=true'], ids: ['4', '1', '2', '3', '10'] }
  ])('is refined by $refine', ({ refine, ids }) => {
    expect(search({ refine }).ids).toEqual(ids)
  })

  it('leaves out products that cannot be ordered, on request', () => {
    const empty = { ats: 0, stockLevel: 0, orderable: true, preorderable: false, backorderable: false }
    const listed = products.map(product => (product.id === '4' ? { ...product, inventory: empty } : product))
    expect(search({ listed, refine: ['orderable_only=true'] }).ids).toEqual(['1', '2', '3', '10'])
  })
})

describe('counts beside the refinements', () => {
  it('are those of the whole list at first', () => {
    const { countFacet } = search()
    expect(countFacet('c_teaType')).toEqual({ green: 2, black: 2 })
    expect(countFacet('cgid')).toEqual({ tea: 5, 'green-tea': 3, 'black-tea': 2, 'all-sale': 1 })
    expect(countFacet('price')).toEqual({ '(0..20)': 2, '(20..50)': 2, '(50..100)': 1 })
  })

  it('follow the other refinements, while an attribute keeps the siblings of its own choice', () => {
    const { countFacet } = search({ refine: ['c_teaType=green', 'c_organic=true'] })
    expect(countFacet('c_teaType')).toEqual({ green: 1, black: 1 })
    expect(countFacet('c_organic')).toEqual({ true: 1 })
    expect(countFacet('price')).toEqual({ '(0..20)': 1 })
  })

  it('are the totals that choosing the value gives', () => {
    const { refinements } = search({ refine: ['c_organic=true'] })
    for (const { attributeId, values } of refinements) {
      for (const { value, hitCount } of values) {
        const refine = [...(attributeId === 'c_organic' ? [] : ['c_organic=true']), `${attributeId}=${value}`]
        expect({ attributeId, value, total: search({ refine }).total }).toEqual({
          attributeId,
          value,
          total: hitCount
        })
      }
    }
  })
})

describe('a search', () => {
  it.each([
    { q: 'sencha', ids: ['1'] },
    { q: 'SENCH', ids: ['1'] },
    { q: '100 g', ids: [] },
    { q: '12', ids: ['10'] },
    { q: 'gibt es nicht', ids: [] }
  ])('for $q', ({ q, ids }) => {
    expect(search({ q }).ids).toEqual(ids)
  })

  it('answers a large catalogue with the same counts and pages as a plain count would', () => {
    const listed = generateCatalogue(2_000, 7)
    const isGreen = (product: Product) => product.kind !== 'variant' && product.facts.teaType === 'green'
    const { total, countFacet, ids } = search({
      listed,
      refine: ['c_teaType=green'],
      sort: 'price-low-to-high'
    })
    expect(total).toBe(listed.filter(isGreen).length)
    expect(countFacet('c_organic')).toEqual({
      true: listed.filter(product => isGreen(product) && product.facts.organic).length
    })
    expect(new Set(ids).size).toBe(25)
  })
})

it('the generator makes as many products as asked for, the same ones each time', () => {
  expect(generateCatalogue(500, 3)).toHaveLength(500)
  expect(generateCatalogue(50, 3)).toEqual(generateCatalogue(50, 3))
  expect(generateCatalogue(50, 4)).not.toEqual(generateCatalogue(50, 3))
})
