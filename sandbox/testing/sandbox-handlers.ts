import { http, type HttpHandler, type HttpResponseResolver, type RequestHandlerOptions } from 'msw'
import { createSandbox, type Sandbox } from '../create-sandbox'
import { findOperation } from '../operations/find-operation'
import type { Seed } from '../seed/seed-contents'
import { seed as sampleSeed } from '../seed/seed'
import { answerRequest } from './answer-request'

/**
 * All routes of the sandbox as an msw handler for one origin. The storage is in memory, made for the first request
 * after each `reset`. Accounts are left out unless the seed brings them: each password costs 50 ms to hash.
 */
export function createSandboxHandlers(origin: string, change: Partial<Seed> = {}) {
  let sandbox: Sandbox | undefined
  const open = () =>
    (sandbox ??= createSandbox({
      databasePath: ':memory:',
      publicOrigin: origin,
      seed: { ...sampleSeed, accounts: [], sampleOrders: [], sampleLives: [], ...change }
    }))
  const answer = (request: Request) => answerRequest(open().app, request)
  const handlers: HttpHandler[] = [http.all(`${origin}/*`, ({ request }) => answer(request))]
  return {
    handlers,
    answer,
    reset() {
      sandbox?.close()
      sandbox = undefined
    }
  }
}

/**
 * A handler in place of one operation of the sandbox, by its name in the registry ("getOrder"): for responses that
 * the sandbox should not give, and for those that a test has to hold back.
 */
export const handleOperation = (
  origin: string,
  name: string,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions
): HttpHandler =>
  http.all(
    ({ request }) => request.url.startsWith(origin) && findOperationName(request) === name,
    resolver,
    options
  )

/** Name of the operation that a request calls. */
export const findOperationName = ({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined =>
  findOperation(method, new URL(url).pathname)?.name
