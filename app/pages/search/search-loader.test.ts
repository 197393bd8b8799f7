import { runLoader } from '../../../tests/factories/run-loader'
import { loadSearch } from './search-loader'

const productSearch = jest.fn(async () => ({ hits: [], total: 0, offset: 0, limit: 25, refinements: [] }))
const load = (address: string) => runLoader(loadSearch, { address, platform: { search: { productSearch } } })

beforeEach(() => productSearch.mockClear())

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
