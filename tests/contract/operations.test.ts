import * as vendor from 'commerce-sdk-isomorphic'
import { findOperation } from '../../sandbox/operations/find-operation'
import { listen, type Listening } from '../factories/listen'

/** One client class of the vendor's SDK, as far as this test needs it. */
interface VendorClient {
  new (config: object): Record<string, (options: object) => Promise<unknown>>
  apiPaths: Record<string, string>
  defaultBaseUri: string
}

const clients = Object.entries(vendor).filter(
  (entry): entry is [string, never] => typeof entry[1] === 'function' && 'apiPaths' in entry[1]
) as unknown as [string, VendorClient][]
const calls = clients.flatMap(([name, client]) =>
  Object.keys(client.apiPaths).map((operation): [string, string, VendorClient] => [name, operation, client])
)

let server: Listening
let seen: string[]

beforeAll(async () => {
  server = await listen((request, response) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
beforeEach(() => {
  seen = []
})
afterAll(() => server.close())

/** For any parameter that a client reads, the value is its name. */
const parameters = new Proxy({}, { get: (_target, name) => name })

it.each(calls)('knows %s.%s by method and path', async (_name, operation, Client) => {
  const client = new Client({ proxy: server.origin, parameters: { shortCode: 'x' } })
  await client[operation]?.({ parameters, body: {} })
  expect(seen).toHaveLength(1)
  const [method = '', path = ''] = seen[0]?.split(' ') ?? []
  expect(path).toBe(
    new URL(Client.defaultBaseUri.replace('{shortCode}', 'x')).pathname +
      Client.apiPaths[operation]?.replace(/[{}]/g, '')
  )
  expect(findOperation(method, path)?.name).toBe(operation)
})
