import type { RequestHandler } from 'express'
import { classifyRequest } from './classify-request'

/** Requests of one operation, and how many of them got a status of 400 and above. */
export interface OperationCount {
  requests: number
  refusals: number
}

const sortByName = <Value>(counts: Map<string, Value>): Record<string, Value> =>
  Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))

/** Counts requests by family and by operation since the start or the last reset. */
export function createRequestStatistics() {
  const families = new Map<string, number>()
  const operations = new Map<string, OperationCount>()

  const count: RequestHandler = (request, response, next) => {
    const { statistic, operation } = classifyRequest(request.method, request.path)
    if (statistic !== undefined) families.set(statistic, (families.get(statistic) ?? 0) + 1)
    if (operation) {
      const counted = operations.get(operation.id) ?? { requests: 0, refusals: 0 }
      operations.set(operation.id, counted)
      counted.requests += 1
      response.once('finish', () => {
        if (response.statusCode >= 400) counted.refusals += 1
      })
    }
    next()
  }

  return {
    count,
    /** Requests by key of `classifyRequest`, e.g. {"scapi.products": 12}. */
    getCounts: () => sortByName(families),
    /** By operation id, e.g. {"shopper-products.getProduct": {requests: 12, refusals: 0}}. */
    getOperationCounts: () => sortByName(operations),
    reset: (): void => {
      families.clear()
      operations.clear()
    }
  }
}

export type RequestStatistics = ReturnType<typeof createRequestStatistics>
