import { QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * The one way to read: loader, hook and invalidation share it. The key does not
 * include site and locale, because a query client has one of each; it never
 * holds personal data or a token.
 */
export interface QueryObject<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>
  staleTime?: number
}

/** Data stays fresh for two minutes (requirement 1.6). */
const STALE_TIME_MS = 120_000

/** No retry, no refetch on focus (requirement 1.6). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_TIME_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' }
    }
  })
}
