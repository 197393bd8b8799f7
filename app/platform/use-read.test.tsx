/** @jest-environment node */
import * as library from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from './query-object'
import { useRead } from './use-read'

const FIELDS = [
  'status',
  'fetchStatus',
  'data',
  'dataUpdatedAt',
  'error',
  'isLoading',
  'isSuccess',
  'isError',
  'isFetching',
  'isFetched',
  'isPreviousData',
  'isPlaceholderData'
] as const

type Options = library.UseQueryOptions
const read = (data: unknown) => () => Promise.resolve(data)

/** The server-side results of both hooks, from the query cache. */
async function compare(options: Options, before?: (client: library.QueryClient) => Promise<unknown>) {
  const client = createQueryClient()
  await before?.(client)
  const results: unknown[] = []
  function Page() {
    for (const hook of [useRead, library.useQuery]) {
      const result = hook(options) as unknown as Record<string, unknown>
      results.push(Object.fromEntries(FIELDS.map(field => [field, result[field]])))
    }
    return null
  }
  renderToString(
    <library.QueryClientProvider client={client}>
      <Page />
    </library.QueryClientProvider>
  )
  return results
}

const queryKey = ['product', { id: '1', locale: 'de' }]

it.each<[string, Options, ((client: library.QueryClient) => Promise<unknown>)?]>([
  ['has not been read', { queryKey, queryFn: read('tea') }, undefined],
  ['is not to be read', { queryKey, queryFn: read('tea'), enabled: false }, undefined],
  [
    'was read',
    { queryKey, queryFn: read('tea') },
    client => client.fetchQuery({ queryKey, queryFn: read('tea') })
  ],
  [
    'was read and is not to be read again',
    { queryKey, enabled: false },
    client => client.fetchQuery({ queryKey, queryFn: read('tea') })
  ],
  [
    'keeps its previous data',
    { queryKey, queryFn: read('tea'), keepPreviousData: true },
    client => client.fetchQuery({ queryKey, queryFn: read('tea') })
  ],
  [
    'selects from what was read',
    { queryKey, queryFn: read('tea'), select: data => `${String(data)} bags` },
    client => client.fetchQuery({ queryKey, queryFn: read('tea') })
  ],
  [
    'is stale at once',
    { queryKey, queryFn: read('tea'), staleTime: 0 },
    client => client.fetchQuery({ queryKey, queryFn: read('tea') })
  ],
  [
    'could not be read',
    { queryKey, queryFn: read('tea') },
    client => client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('down')) })
  ]
])('has the library’s server-side result for a query that %s', async (_what, options, before) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const [ours, theirs] = await compare(options, before)
  expect(ours).toEqual(theirs)
})
