import type { RequestHandler } from 'express'
import { classifyRequest } from './classify-request'

/** Counts requests per operation family since the start or the last reset. */
export function createRequestStatistics() {
  const counts = new Map<string, number>()

  const count: RequestHandler = (request, _response, next) => {
    const key = classifyRequest(request.method, request.path)?.statistic
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
    next()
  }

  return {
    count,
    getCounts: (): Record<string, number> =>
      Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
    reset: (): void => counts.clear()
  }
}

export type RequestStatistics = ReturnType<typeof createRequestStatistics>
