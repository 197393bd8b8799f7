import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { cpus } from 'node:os'

/** A program that takes requests. */
export interface Program {
  pid: number
  /** Milliseconds from the start to the first answer. */
  startMs: number
  /** Ends it, with SIGTERM unless told otherwise, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  command: [string, ...string[]]
  env?: Record<string, string>
  /** Where it is started; here, unless it is said. */
  cwd?: string
  /** An address that answers when the program is ready; behind the access gate it refuses. */
  readyAt: string
  /** Holds it to one core, where the machine has several and can. */
  core?: number
  /** Its log is nobody's business, e.g. where much is meant to go wrong. */
  isQuiet?: boolean
  /** A file for its log, for those who read it. */
  logFile?: string
}

const PATIENCE_MS = 300_000
/** What does not end by itself is made to. */
const END_MS = 10_000

const canPin = process.platform === 'linux' && cpus().length > 1

/** Holds this process, which makes the load, to a core that the shop does not have. */
export function leaveFirstCore(): void {
  if (canPin) execFileSync('taskset', ['-apc', '1', String(process.pid)], { stdio: 'ignore' })
}

/** What still runs when this process ends, of which nobody else knows: one that is still being started, above all. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Starts a program and waits until it answers.
 *
 * @throws Error when it ends or keeps silent
 */
export async function startProgram({
  command,
  env,
  cwd,
  readyAt,
  core,
  isQuiet,
  logFile
}: Start): Promise<Program> {
  const cores = core === undefined ? `0-${cpus().length - 1}` : String(core)
  const [name, ...args] = canPin ? ['taskset', '-c', cores, ...command] : command
  const begun = performance.now()
  const log = logFile === undefined ? undefined : openSync(logFile, 'a')
  const child = spawn(name ?? command[0], args, {
    stdio: ['ignore', log ?? 'ignore', log ?? (isQuiet ? 'ignore' : 'inherit')],
    env: { ...process.env, ...env },
    cwd
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  // The program has it now.
  if (log !== undefined) closeSync(log)
  try {
    await untilOk(readyAt, child)
  } catch (error) {
    await endProcess(child, 'SIGKILL')
    throw error
  }
  return {
    pid: child.pid ?? Number.NaN,
    startMs: performance.now() - begun,
    stop: (signal = 'SIGTERM') => endProcess(child, signal)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(timer)
}

/** An answer of another process that has the port already does not count: then ours has ended. */
async function untilOk(url: string, child: ChildProcess): Promise<void> {
  let failure: Error | undefined
  child.once('error', error => (failure = error))
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !failure && !hasEnded(child)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.text()
    if (answer && answer.status < 500 && !hasEnded(child)) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw failure ?? new Error(hasEnded(child) ? `${url} could not be started` : `${url} does not answer`)
}
