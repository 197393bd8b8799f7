import type { RequestListener } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { sendNotice } from '../../app/notices/notice'

/** Nothing is worked at for longer: the shop answers pages within 10 s whatever the platform does. */
const LONGEST_WORK_MS = 15_000
/** For so long a page that could be rendered gives way to those who are just arriving. */
const LONGEST_GIVING_WAY_MS = 50
/** Addresses of this server that are not the shop's pages. */
const OTHERS = /^\/(health|mobify)(?=[/?]|$)/

export interface PageLimit {
  /** In front of everything: a process that is full says so before any work is done. */
  refuseWhenFull(listener: RequestListener): RequestListener
  /** To be called for each new connection. */
  noteArrival(): void
  /** In front of the shop's pages. */
  admit: RequestHandler
}

/**
 * Lets at most so many requests into the shop at once, rendering or waiting for the platform, and answers the others
 * with 503 at once: a page that waits costs memory. A request counts until its answer is made, not until it is read
 * (`limit-connections.ts` sees to that), and also when the visitor has gone away, since the work goes on.
 *
 * Rendering keeps the process from everything else, and Node takes one new connection between two pieces of work: so
 * pages are begun and rendered one by one, and each gives way while requests are arriving. Else a hundred pages that wait for
 * the same answer would be rendered in one go, and `/health` would wait behind them.
 */
export function limitPages(pagesAtOnce: number): PageLimit {
  let inside = 0
  let arrivals = 0
  let lastTurn = Promise.resolve()

  const isFull = () => inside >= pagesAtOnce
  const noteArrival = () => void (arrivals += 1)

  async function giveWay(): Promise<void> {
    const end = performance.now() + LONGEST_GIVING_WAY_MS
    let before
    do {
      before = arrivals
      await nextTurn()
    } while (arrivals !== before && performance.now() < end)
  }
  const takeTurn = () => (lastTurn = lastTurn.then(giveWay))

  return {
    noteArrival,
    refuseWhenFull: listener => (req, res) => {
      noteArrival()
      const address = req.url ?? '/'
      if (isFull() && !OTHERS.test(address)) sendNotice(res, 'busy', address)
      else listener(req, res)
    },
    admit(_req, res, next) {
      inside += 1
      let isInside = true
      const leave = () => {
        if (isInside) inside -= 1
        isInside = false
        clearTimeout(timer)
      }
      const timer = setTimeout(leave, LONGEST_WORK_MS).unref()
      const end = res.end.bind(res) as (...args: unknown[]) => typeof res
      res.end = (...args: unknown[]) => {
        leave()
        return end(...args)
      }
      res.locals.takeTurn = takeTurn
      void takeTurn().then(() => next())
    }
  }
}
