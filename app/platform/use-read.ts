import {
  hashQueryKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult
} from '@tanstack/react-query'

/**
 * Reads a query: in the browser the library's hook, on the server a look into the query cache, from which the one
 * render of a page is made. The library would build an observer for each of some forty hooks of a page, where no data
 * changes. The compiler leaves the server's half out of the browser's files.
 */
export const useRead: typeof useQuery =
  typeof window === 'undefined' ? (useCached as unknown as typeof useQuery) : useQuery

type Options = UseQueryOptions<unknown, unknown, unknown, QueryKey>

/** Options by which a result differs from the cache's entry. */
const SHAPING = [
  'select',
  'placeholderData',
  'initialData',
  'staleTime',
  'refetchOnMount',
  'suspense'
] as const

const rejectRefetch = () => Promise.reject(new Error('A page is rendered from what its loader has read'))

/** The result of a query without an entry, which is not to be read. */
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
  isFetched: false,
  isPreviousData: false,
  isPlaceholderData: false,
  refetch: rejectRefetch
}
/** The browser reads it after hydration. */
const PENDING = { ...UNREAD, fetchStatus: 'fetching', isFetching: true }
const READ = { ...UNREAD, status: 'success', isLoading: false, isSuccess: true, isFetched: true }

/** Failed queries and options that shape the data are left to the library. */
function useCached(options: Options): UseQueryResult {
  const client = useQueryClient()
  const isPlain = SHAPING.every(name => options[name] === undefined)
  const state = client.getQueryCache().get(options.queryHash ?? hashQueryKey(options.queryKey ?? []))?.state
  if (isPlain && state === undefined)
    return (options.enabled === false ? UNREAD : PENDING) as unknown as UseQueryResult
  if (isPlain && state?.status === 'success')
    return { ...READ, data: state.data, dataUpdatedAt: state.dataUpdatedAt } as unknown as UseQueryResult
  // eslint-disable-next-line react-hooks/rules-of-hooks -- a render on the server has no second time
  return useQuery(options)
}
