import { runLoader } from '../../../tests/factories/run-loader'
import { loadSearch } from './search-loader'

const productSearch = jest.fn(async () => ({ hits: [], total: 0, offset: 0, limit: 25, refinements: [] }))
const searchContent = jest.fn(async () => ({ hits: [], total: 0, start: 0, count: 0 }))
const load = (address: string) =>
  runLoader(loadSearch, {
    address,
    platform: { search: { productSearch }, family: () => ({ searchContent }) }
  })

beforeEach(() => {
  productSearch.mockClear()
  searchContent.mockClear()
})

it.each(['/search', '/search?q=', '/search?q=as', '/search?q=%20%20as%20%20'])(
  'searches for nothing shorter than three characters: %s',
  async address => {
    expect(await load(address)).toMatchObject({ data: { parameters: { offset: 0 } } })
    expect(await load(address)).not.toHaveProperty('data.phrase')
    expect(productSearch).not.toHaveBeenCalled()
  }
)

it('searches from three characters on', async () => {
  expect(await load('/search?q=ass')).toMatchObject({ data: { phrase: 'ass' } })
  expect(productSearch).toHaveBeenCalledTimes(1)
})

it('searches content pages as well, and shows the products without them when that fails', async () => {
  searchContent.mockRejectedValueOnce(new Error('down'))
  expect(await load('/search?q=ass')).toMatchObject({ data: { phrase: 'ass' } })
  expect(searchContent).toHaveBeenCalledWith(expect.objectContaining({ q: 'ass' }))
})
