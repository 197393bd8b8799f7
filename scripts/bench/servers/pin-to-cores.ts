import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

const canPin = process.platform === 'linux' && cpus().length > 1

/** The shop has a core to itself where there are two; sandbox, load and browser share another. */
export const SHOP_CORE = '0'
export const OTHER_CORE = '1'
export const ALL_CORES = `0-${cpus().length - 1}`

/** The command that runs another one on these cores only. */
export const pinToCores = (cores: string, command: string[]): string[] =>
  canPin ? ['taskset', '-c', cores, ...command] : command

/** Moves this process, and what it starts from now on. */
export function pinSelf(core: string): void {
  if (canPin) execFileSync('taskset', ['-apc', core, String(process.pid)], { stdio: 'ignore' })
}
