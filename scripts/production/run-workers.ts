import cluster from 'node:cluster'
import { giveBackConnections } from './give-back-connections'

/** A process that ends sooner after its start is followed by another one only after this long. */
const RESTART_MS = 1_000

/**
 * Runs the shop in several processes that share one port, and ends when they have ended. A process that breaks down
 * is followed by another one; one that cannot even start ends all of them.
 *
 * @param count how many processes
 * @param onReady called once, when all of them take requests
 * @returns the exit code: 0 after SIGTERM or SIGINT, 1 where the shop could not start.
 */
export function runWorkers(count: number, onReady: () => void): Promise<0 | 1> {
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

    const startOne = () => {
      if (isEnding) return
      const begun = Date.now()
      const worker = cluster.fork()
      giveBackConnections(worker)
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
          process.stderr.write(`A process of the shop ended (${signal ?? status}), another one starts\n`)
          setTimeout(startOne, Math.max(0, RESTART_MS - (Date.now() - begun)))
        }
        resolveWhenDone()
      })
    }

    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    for (let started = 0; started < count; started += 1) startOne()
  })
}

const listRunning = () =>
  Object.values(cluster.workers ?? {}).flatMap(worker => (worker && !worker.isDead() ? [worker] : []))
