import {
  hashQueryKey,
  useQuery as useObservedQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult
} from '@tanstack/react-query'

export * from '@tanstack/react-query'

type Options = UseQueryOptions<unknown, unknown, unknown, QueryKey>

/** With one of these the library has more to say than what is in the cache. */
const SHAPING = [
  'select',
  'placeholderData',
  'initialData',
  'staleTime',
  'refetchOnMount',
  'suspense'
] as const

const nothing = () => Promise.reject(new Error('A page is rendered from what its loader has read'))

/** What the library's hook says of a query that nobody has read. */
const UNREAD = {
  status: 'loading',
  fetchStatus: 'idle',
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isLoading: true,
  isSuccess: false,
  isError: false,
  isFetching: false,
  isPreviousData: false,
  isPlaceholderData: false,
  refetch: nothing
}
/** The browser is about to read it, as soon as the page is its own. */
const SOON = { ...UNREAD, fetchStatus: 'fetching', isFetching: true }
const READ = { ...UNREAD, status: 'success', isLoading: false, isSuccess: true }

/**
 * On the server, in place of the library's hook: a page is rendered once, from what is in the cache, and nobody will
 * observe it. The library builds an observer for each of some forty hooks of a page. What it does beyond that, with a
 * failed read or with options that shape the data, is left to it.
 */
export function useQuery(options: Options): UseQueryResult<unknown, unknown> {
  const client = useQueryClient()
  const isPlain = SHAPING.every(name => options[name] === undefined)
  const key = options.queryKey ?? []
  const state = client.getQueryCache().get(options.queryHash ?? hashQueryKey(key))?.state
  if (isPlain && state === undefined)
    return (options.enabled === false ? UNREAD : SOON) as unknown as UseQueryResult
  if (isPlain && state?.status === 'success')
    return { ...READ, data: state.data, dataUpdatedAt: state.dataUpdatedAt } as unknown as UseQueryResult
  // eslint-disable-next-line react-hooks/rules-of-hooks -- a render on the server has no second time
  return useObservedQuery(options)
}
