import { hashQueryKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A query as it was when it was read; without a status where nobody had read it yet. */
export interface QueryReading {
  hash: string
  status: string | undefined
  data: unknown
}

const look = (client: QueryClient, hash: string): QueryReading => {
  const state = client.getQueryCache().get(hash)?.state
  return { hash, status: state?.status, data: state?.data }
}

/** True while the queries are what they were: the same status, and as data the same object or a list of the same. */
export const isUnchanged = (client: QueryClient, readings: readonly QueryReading[]): boolean =>
  readings.every(reading => {
    const now = look(client, reading.hash)
    return now.status === reading.status && isSame(now.data, reading.data)
  })

/** Lists are put together for each request, what is in them is not. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other)) return false
  return one.length === other.length && one.every((each, index) => each === other[index])
}

/**
 * The same client, which takes down what is read from it.
 *
 * @returns `listReadings` says which queries were read; undefined when somebody has looked at more than single ones.
 */
export function watchClient(client: QueryClient): {
  client: QueryClient
  listReadings: () => QueryReading[] | undefined
} {
  const cache = client.getQueryCache()
  const read = new Map<string, QueryReading>()
  let isBlind = false
  const note = (hash: string) => {
    if (!read.has(hash)) read.set(hash, look(client, hash))
    return cache.get(hash)
  }
  const lookAtAll = (name: 'findAll' | 'getAll') => ({
    value: (...args: unknown[]) => {
      isBlind = true
      return (cache[name] as (...args: unknown[]) => unknown).apply(cache, args)
    }
  })
  const watchedCache: unknown = Object.create(cache, {
    get: { value: note },
    find: { value: (key: QueryKey) => note(hashQueryKey(key)) },
    findAll: lookAtAll('findAll'),
    getAll: lookAtAll('getAll')
  })
  // The library reads its own property, and its getter reads it, too.
  const watched = Object.create(client, { queryCache: { value: watchedCache } }) as QueryClient
  return { client: watched, listReadings: () => (isBlind ? undefined : [...read.values()]) }
}
