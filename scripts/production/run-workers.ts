import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { RUN_KEY } from '../../app/visit/config/run-key'

/** A process that has run for so long did not break down because of its start. */
const STEADY_MS = 60_000
/** Between the second break-down in a row and the next start; twice as long after each of those that follow. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** How long to wait for the next start after so many break-downs in a row: the first one is made good at once. */
export const choosePause = (breakdowns: number): number =>
  breakdowns < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (breakdowns - 2))

/**
 * Runs the shop in one or several processes that share one port, and ends when they have ended. A process that breaks
 * down is followed by another one, ever later where they break down one after the other; one that cannot even start
 * ends all of them.
 *
 * @param count how many processes
 * @param onReady called once, when all of them take requests
 * @returns the exit code: 0 after SIGTERM or SIGINT, 1 where the shop could not start.
 */
export function runWorkers(count: number, onReady: () => void): Promise<0 | 1> {
  // Counts the limits of all of them together (`app/server/limits/open-counters.ts` asks it), unless Redis does.
  new RateLimiterClusterMaster()
  const keys = { [RUN_KEY]: randomBytes(32).toString('hex') }
  return new Promise(resolve => {
    let isEnding = false
    let isReady = false
    let code: 0 | 1 = 0
    let listening = 0

    const end = () => {
      isEnding = true
      for (const worker of listRunning()) worker.process.kill('SIGTERM')
      resolveWhenDone()
    }
    const resolveWhenDone = () => {
      if (isEnding && listRunning().length === 0) resolve(code)
    }

    const startOne = (breakdowns = 0) => {
      if (isEnding) return
      const begun = Date.now()
      const worker = cluster.fork(keys)
      worker.once('listening', () => {
        listening += 1
        if (listening !== count) return
        isReady = true
        onReady()
      })
      worker.once('exit', (status: number | null, signal: string | null) => {
        if (!isEnding && !isReady) {
          code = 1
          end()
        } else if (!isEnding) {
          const inARow = Date.now() - begun < STEADY_MS ? breakdowns + 1 : 1
          const pause = choosePause(inARow)
          process.stderr.write(
            `A process of the shop ended (${signal ?? status}), another one starts in ${pause / 1000} s\n`
          )
          setTimeout(() => startOne(inARow), pause)
        }
        resolveWhenDone()
      })
    }

    // Each process takes connections from the system by itself. Handed over by this one, as is the default, they would
    // come one by one, each when the process has answered the one before: in a rush /health would wait behind thousands.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    for (let started = 0; started < count; started += 1) startOne()
  })
}

const listRunning = () =>
  Object.values(cluster.workers ?? {}).flatMap(worker => (worker && !worker.isDead() ? [worker] : []))
