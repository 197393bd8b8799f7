import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { cpus } from 'node:os'

/** A program that takes requests. */
export interface Program {
  pid: number
  /** Milliseconds from the start to the first response. */
  startMs: number
  /** Ends it, with SIGTERM by default, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  command: [string, ...string[]]
  env?: Record<string, string>
  /** The folder it is started in; the current one by default. */
  cwd?: string
  /** An address that answers when the program is ready; behind the access gate with a refusal. */
  readyAt: string
  /** Holds it to one core, where the machine has several and can. */
  core?: number
  /** Drops its log, e.g. where much is meant to go wrong. */
  isQuiet?: boolean
  /** A file for its log. */
  logFile?: string
}

const PATIENCE_MS = 300_000
/** A program that does not end in this time is killed. */
const END_MS = 10_000
const POLL_MS = 25

const canPin = process.platform === 'linux' && cpus().length > 1
const ALL_CORES = `0-${cpus().length - 1}`

/** The shop has a core to itself where there are two; sandbox, load and browser share another. */
export const SHOP_CORE = 0
export const OTHER_CORE = 1

/** The command that runs another one on one core, or on all of them whatever this process is held to. */
const pinToCores = (core: number | undefined, command: [string, ...string[]]): [string, ...string[]] =>
  canPin ? ['taskset', '-c', core === undefined ? ALL_CORES : String(core), ...command] : command

/** Holds this process, and the programs that it starts from now on, to one core; without one to all of them. */
export function holdThisProcess(core?: number): void {
  const cores = core === undefined ? ALL_CORES : String(core)
  if (canPin) execFileSync('taskset', ['-apc', cores, String(process.pid)], { stdio: 'ignore' })
}

/** Programs that still run when this process ends, also those that are just being started. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Starts a program and waits until it answers.
 *
 * @throws Error when it ends or keeps silent
 */
export async function startProgram(start: Start): Promise<Program> {
  const { command, env, cwd, readyAt, core, isQuiet, logFile } = start
  const [name, ...args] = pinToCores(core, command)
  const begun = performance.now()
  const log = logFile === undefined ? undefined : openSync(logFile, 'a')
  const child = spawn(name, args, {
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

/** A response of another process that has the port already does not count: then ours has ended. */
async function untilOk(url: string, child: ChildProcess): Promise<void> {
  let failure: Error | undefined
  child.once('error', error => (failure = error))
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !failure && !hasEnded(child)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.text()
    if (answer && answer.status < 500 && !hasEnded(child)) return
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  throw failure ?? new Error(hasEnded(child) ? `${url} could not be started` : `${url} does not answer`)
}

type Keep = <Started extends { stop(): Promise<void> }>(program: Promise<Started>) => Promise<Started>

/** Runs a task and ends the programs that it has started, the last one first, also when it fails. */
export async function withPrograms<Result>(task: (keep: Keep) => Promise<Result>): Promise<Result> {
  const started: { stop(): Promise<void> }[] = []
  try {
    return await task(async program => {
      const kept = await program
      started.unshift(kept)
      return kept
    })
  } finally {
    for (const program of started) await program.stop()
  }
}
