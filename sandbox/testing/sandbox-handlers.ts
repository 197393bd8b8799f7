import { http, type HttpHandler, type HttpResponseResolver, type RequestHandlerOptions } from 'msw'
import { createSandbox, type Sandbox } from '../create-sandbox'
import { allOperations } from '../operations/families'
import { findOperation } from '../operations/find-operation'
import type { Seed } from '../seed/seed-contents'
import { seed as sampleSeed } from '../seed/seed'
import { answerRequest } from './answer-request'

/**
 * All routes of the sandbox as an msw handler for one origin. The storage is in memory, made by `prepare` or for the
 * first request after a `reset`. Accounts are left out unless the seed brings them: each password costs 50 ms to hash.
 */
export function createSandboxHandlers(origin: string, change: Partial<Seed> = {}) {
  const seed: Seed = { ...sampleSeed, accounts: [], sampleOrders: [], sampleLives: [], ...change }
  let current: { sandbox: Sandbox; running: number; isUsed: boolean; isOver: boolean } | undefined
  const open = () =>
    (current ??= {
      sandbox: createSandbox({
        databasePath: ':memory:',
        publicOrigin: origin,
        seed
      }),
      running: 0,
      isUsed: false,
      isOver: false
    })
  async function answer(request: Request): Promise<Response> {
    const own = open()
    own.running += 1
    own.isUsed = true
    try {
      return await answerRequest(own.sandbox.app, request)
    } finally {
      own.running -= 1
      if (own.isOver && own.running === 0) own.sandbox.close()
    }
  }
  /** Requests that are under way end at the storage with which they began. */
  function close(): void {
    if (current?.running === 0) current.sandbox.close()
    else if (current) current.isOver = true
    current = undefined
  }
  const handlers: HttpHandler[] = [http.all(`${origin}/*`, ({ request }) => answer(request))]
  return {
    handlers,
    answer,
    /** Opens the storage before a test waits for an answer: a busy machine needs seconds for it. */
    prepare: () => void open(),
    /** Gives the next test a fresh storage. */
    reset: () => void (current?.isUsed && close()),
    close
  }
}

/**
 * A handler in place of one operation of the sandbox, by its name in the registry ("getOrder"): for responses that
 * the sandbox should not give, and for those that a test has to hold back.
 */
export function handleOperation(
  origin: string,
  name: string,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions
): HttpHandler {
  requireOperation(name)
  return http.all(
    ({ request }) => request.url.startsWith(origin) && findOperationName(request) === name,
    resolver,
    options
  )
}

const names = new Set(allOperations.map(operation => operation.name))

/** @throws Error for a name that no operation of the registry has: its handler would never be called. */
export function requireOperation(name: string): void {
  if (!names.has(name)) throw new Error(`there is no operation ${name}`)
}

/** Name of the operation that a request calls. */
export const findOperationName = ({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined =>
  findOperation(method, new URL(url).pathname)?.name
