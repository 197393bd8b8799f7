import type { RequestHandler } from 'express'

/** Express 4 does not wait for promises: hand their failure on. */
export const handle =
  (work: (...args: Parameters<RequestHandler>) => Promise<void> | void): RequestHandler =>
  (request, response, next) => {
    Promise.resolve()
      .then(() => work(request, response, next))
      .catch(next)
  }
