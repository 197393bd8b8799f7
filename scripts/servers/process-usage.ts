import { readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second, on every architecture that Node runs on. */
const TICK_MS = 10

/** Milliseconds of processor time that a process and those it has started have taken so far; Linux only. */
export const readProcessorMs = (pid: number): number =>
  listTree(pid).reduce(
    (sum, one) => sum + parseProcessorTicks(readFileSync(`/proc/${one}/stat`, 'utf8')) * TICK_MS,
    0
  )

/** Memory in MiB of the process that answers, now and at most so far; Linux only. */
export function readMemoryMiB(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${findServingProcess(pid)}/status`, 'utf8')
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { resident: read('VmRSS'), peak: read('VmHWM') }
}

/** The shop is served by a process below the one that was started, which replaces it when it breaks down. */
export const findServingProcess = (pid: number): number => listChildren(pid)[0] ?? pid

/** Time of its own and for the kernel, from `/proc/<pid>/stat`; the name in parentheses may hold anything. */
export function parseProcessorTicks(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

const listTree = (pid: number): number[] => [pid, ...listChildren(pid).flatMap(listTree)]

const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
