import { HttpResponse } from 'msw'
import { runLoader } from '../../../tests/factories/run-loader'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { loadSearch } from './search-loader'

const sandbox = serveSandbox()
const load = (address: string) => runLoader(loadSearch, { address, platform: sandbox.openPlatform() })

it.each(['/search', '/search?q=', '/search?q=as', '/search?q=%20%20as%20%20'])(
  'searches for nothing shorter than three characters: %s',
  async address => {
    const outcome = await load(address)
    expect(outcome).toMatchObject({ data: { parameters: { offset: 0 } } })
    expect(outcome).not.toHaveProperty('data.phrase')
    expect(await sandbox.callsTo('productSearch')).toEqual([])
  }
)

it('searches products and content pages from three characters on', async () => {
  expect(await load('/search?q=ass')).toMatchObject({ data: { phrase: 'ass' } })
  expect(await sandbox.callsTo('productSearch')).toMatchObject([{ query: { q: 'ass' } }])
  expect(await sandbox.callsTo('OcapiSearch-Content')).toMatchObject([{ query: { q: 'ass' } }])
})

it('shows the products without content pages where these cannot be searched', async () => {
  sandbox.respond('OcapiSearch-Content', () => HttpResponse.error())
  expect(await load('/search?q=ass')).toMatchObject({ data: { phrase: 'ass' } })
})

it('reads what editors add to a search without results for such a search only', async () => {
  await load('/search?q=ass')
  expect(await sandbox.callsTo('getContentPage')).toEqual([])
  await load('/search?q=xqzwvy')
  expect(await sandbox.callsTo('getContentPage')).toMatchObject([
    { query: { pageIdOrSlug: 'search-without-results' } }
  ])
})
