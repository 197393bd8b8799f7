import type { QueryClient } from '@tanstack/react-query'
import type { TakenOver } from './take-over'

/** In the query cache, until checkout has shown it. */
const KEY = ['express-taken-over'] as const

/** Keeps what a wallet has handed over for checkout, which opens next. */
export const keepTakenOver = (client: QueryClient, taken: TakenOver): void =>
  void client.setQueryData<TakenOver>(KEY, taken)

/** The last result of a wallet that checkout has not shown yet. */
export const findTakenOver = (client: QueryClient): TakenOver | undefined =>
  client.getQueryData<TakenOver>(KEY)

/** Checkout has shown it. */
export const forgetTakenOver = (client: QueryClient): void => client.removeQueries({ queryKey: KEY })
