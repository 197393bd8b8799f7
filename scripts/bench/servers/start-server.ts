import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { findServingProcess } from '../../scale/processes/process-usage'
import { pinToCores } from './pin-to-cores'

export interface Server {
  pid: number
  /** From the start of the process to its first good answer. */
  startMs: number
  readMemory(): ProcessMemory
  stop(): Promise<void>
}

/** In MiB; NaN where the system does not say. */
export interface ProcessMemory {
  resident: number
  /** The most it has been so far. */
  peak: number
}

export interface ServerProgram {
  /** The first good answer of this address means that it has started. */
  url: string
  core: string
  file: string
  env: Record<string, string>
  cwd?: string
}

const PATIENCE_MS = 60_000
const POLL_MS = 25

/** Starts the process itself, without a wrapper in between, so that its memory can be read. */
export async function startServer({ url, core, file, env, cwd }: ServerProgram): Promise<Server> {
  const begun = performance.now()
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const [program = '', ...args] = pinToCores(core, [process.execPath, ...loader, file])
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    cwd
  })
  // However the bench ends, no server of it goes on.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.signalCode !== null) return
    kill()
    await once(child, 'exit')
  }
  try {
    await untilOk(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    pid: child.pid ?? Number.NaN,
    startMs: performance.now() - begun,
    readMemory: () => readMemory(child),
    stop
  }
}

/** An answer of another process that has the port already does not count: then ours has ended. */
async function untilOk(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok && child.exitCode === null) return
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  throw new Error(child.exitCode === null ? `${url} does not answer` : `${url} could not be started`)
}

function readMemory({ pid }: ChildProcess): ProcessMemory {
  if (process.platform !== 'linux' || pid === undefined) return { resident: Number.NaN, peak: Number.NaN }
  const status = readFileSync(`/proc/${findServingProcess(pid)}/status`, 'utf8')
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { resident: read('VmRSS'), peak: read('VmHWM') }
}
