import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { setTimeout as wait } from 'node:timers/promises'

/** Handlers that a test adds end with it. */
export const requests = setupServer()

const kept: HttpHandler[] = []

/** Keeps handlers for all tests of a file. */
export const keepHandlers = (...handlers: HttpHandler[]) => void kept.push(...handlers)

const unhandled: string[] = []

/**
 * Requests that no handler took so far, for a test that expects some. msw logs each and fails it as a missing network
 * does; a test that catches the error and silences the console fails all the same.
 */
export const takeUnhandled = (): string[] => unhandled.splice(0)

/** A server that the test itself has started is reached over the network. */
const isOwnServer = (url: string): boolean => new URL(url).hostname === '127.0.0.1'

/** Requests that a page sends when a test is over get their answers before the next one begins, unless held back. */
const LONGEST_WAIT_MS = 200
const pending = new Set<string>()
requests.events.on('request:start', ({ requestId }) => void pending.add(requestId))
requests.events.on('request:end', ({ requestId }) => void pending.delete(requestId))

/** Waits, in real time, until the requests that are under way have their answers. */
export async function settleRequests(): Promise<void> {
  for (let waited = 0; pending.size > 0 && waited < LONGEST_WAIT_MS; waited += 5) {
    await wait(5)
    // Its answer may be followed by another request.
    if (pending.size === 0) await wait(5)
  }
  pending.clear()
}

beforeAll(() => {
  requests.listen({
    onUnhandledRequest({ method, url }, print) {
      if (isOwnServer(url)) return
      unhandled.push(`${method} ${url}`)
      print.error()
    }
  })
  requests.use(...kept)
})
afterEach(async () => {
  await settleRequests()
  requests.resetHandlers(...kept)
  const left = takeUnhandled()
  if (left.length > 0) throw new Error(`Requests without a handler:\n${left.join('\n')}`)
})
afterAll(() => requests.close())
