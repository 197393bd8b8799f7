import type { Request } from 'express'
import { toSnakeKey } from '../key-case'

/**
 * Whether one address is to be the other one too: a flag of the query on the platform,
 * which clients also send with the address (requirement 13.1).
 */
export function readAddressFlag(request: Request, name: 'useAsShipping' | 'useAsBilling'): boolean {
  const body = request.body as Record<string, unknown> | null
  return request.query[toSnakeKey(name)] === 'true' || body?.[name] === true
}
