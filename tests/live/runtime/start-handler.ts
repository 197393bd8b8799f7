import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { buildEvent, type RuntimeAnswer, type RuntimeRequest } from './build-event'

/** The bundle's handler in a process of its own, as the runtime starts it. */
export interface Handler {
  ask: (request: RuntimeRequest) => Promise<RuntimeAnswer>
  /** What it has written beside its answers. */
  readLog: () => string
  stop: () => Promise<void>
}

/**
 * @param env all of its environment, besides what every program needs
 * @throws Error with its log when it does not start
 */
export async function startHandler(host: string, env: Record<string, string>): Promise<Handler> {
  const { PATH, HOME, NODE_OPTIONS, NODE_EXTRA_CA_CERTS } = process.env
  const inherited = { PATH, HOME, NODE_OPTIONS, NODE_EXTRA_CA_CERTS }
  const child = spawn(process.execPath, ['tests/live/runtime/answer-events.mjs'], {
    stdio: 'pipe',
    env: { ...inherited, ...env }
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', text => (log += String(text)))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'exit')

  /** The next line that is JSON; the framework writes others. */
  async function readLine(): Promise<unknown> {
    for (;;) {
      const { done, value } = (await lines.next()) as { done?: boolean; value?: string }
      if (done || value === undefined) throw new Error(log || 'the handler has ended')
      if (/^["{]/.test(value)) return JSON.parse(value)
      log += `${value}\n`
    }
  }
  await readLine()
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(buildEvent(host, request))}\n`)
      return (await readLine()) as RuntimeAnswer
    },
    readLog: () => log,
    async stop() {
      child.stdin.end()
      await ended
    }
  }
}
