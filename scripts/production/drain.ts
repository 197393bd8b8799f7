import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

export interface Drain {
  /** From here on every answer is the last one of its connection. */
  begin(): void
  /** Mounted in front of everything. */
  closeConnections: RequestHandler
  /** `/health`: balancers skip this process from here on. */
  answerHealth: RequestHandler
}

/** The server's headers while it ends, so that no connection outlives it. */
export function createDrain(): Drain {
  let isDraining = false
  return {
    begin: () => void (isDraining = true),
    closeConnections(_req, res, next) {
      // When the headers leave: an answer may have begun before the end did.
      onHeaders(res, () => {
        if (isDraining) res.setHeader('connection', 'close')
      })
      next()
    },
    answerHealth(_req, res) {
      res.set('cache-control', 'no-store')
      if (isDraining) res.status(503).json({ status: 'ends' })
      else res.json({ status: 'ok' })
    }
  }
}
