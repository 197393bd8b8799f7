import { mapOnce } from '../map-once'
import { encodePart, type Query } from './encode'
import { readAnswer, type Answers } from './read-answer'
import { requireBody, requireInput } from './require-input'
import type { PlatformRequest } from './send-request'

type Method = NonNullable<PlatformRequest['method']>

/**
 * Where an operation is and what it needs, in one line:
 * `PATCH /baskets/{basketId}/items/{itemId} body`, `GET /products?ids&allImages=true`.
 * Names in braces and names in the query without a value are required inputs,
 * `name=value` is a default, and `body` says that the call needs one.
 */
export type Route = `${Method} /${string}`

/** One route for each operation of a family; operations take `(parameters, body)`. */
export type Routes<Operations> = { readonly [Name in keyof Operations]: Route }

/** A call with checked inputs, still without host, session and defaults of its API. */
export interface RoutedCall {
  operation: string
  method: Method
  /** Values from outside are encoded. */
  path: string
  query: Query
  body?: unknown
  signal?: AbortSignal
  /** Whom the path names. */
  customerId?: string
}

/**
 * Turns the routes of a family into its operations. Parameters that the path does
 * not name go into the query, `signal` aborts the call. Inputs are checked
 * before a call is sent (requirement 13.1), and responses where they enter: behind `answers`
 * their types are true.
 *
 * @throws PlatformError (as a rejection) MissingParameters or MissingBody; "unreadable" for an answer
 *   that lacks its essential members.
 */
export function bindRoutes<Operations extends object>(
  routes: Routes<Operations>,
  send: (call: RoutedCall) => Promise<unknown>,
  answers: Answers<Operations> = {}
): Operations {
  const bind = ([operation, line]: [string, Route]) => {
    const route = parseRoute(line)
    const reader = answers[operation as keyof Operations]
    // An answer that many share is checked once.
    const read = reader && mapOnce((answer: unknown) => readAnswer(operation, reader, answer))
    const run = async ({ signal, ...parameters }: Parameters = {}, body?: unknown) => {
      if (route.required.length > 0) {
        requireInput(operation, Object.fromEntries(route.required.map(name => [name, parameters[name]])))
      }
      if (route.needsBody) requireBody(operation, body)
      const query = { ...route.defaults, ...parameters } as Query
      for (const name of route.inPath) delete query[name]
      const path = route.path.replace(PLACEHOLDER, (_match, name: string) =>
        encodePart(String(parameters[name]))
      )
      const customerId = route.inPath.includes('customerId') ? String(parameters.customerId) : undefined
      const answer = await send({ operation, method: route.method, path, query, body, signal, customerId })
      return read ? read(answer) : answer
    }
    return [operation, run]
  }
  return Object.fromEntries(Object.entries<Route>(routes).map(bind)) as Operations
}

type Parameters = Record<string, unknown> & { signal?: AbortSignal }

const PLACEHOLDER = /\{(\w+)\}/g

function parseRoute(line: Route) {
  const [method, address = '', needsBody] = line.split(' ')
  const [path = '', search] = address.split('?')
  const inPath = [...path.matchAll(PLACEHOLDER)].map(([, name]) => name as string)
  const inQuery = (search?.split('&') ?? []).map(entry => entry.split('='))
  return {
    method: method as Method,
    path,
    inPath,
    required: [...inPath, ...inQuery.flatMap(([name, value]) => (name && value === undefined ? name : []))],
    defaults: Object.fromEntries(inQuery.filter(([, value]) => value !== undefined)),
    needsBody: needsBody === 'body'
  }
}
