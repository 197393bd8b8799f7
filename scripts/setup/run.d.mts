import type { SpawnOptions } from 'node:child_process'

/** `limitMs` ends the command with all it started. */
type RunOptions = SpawnOptions & { limitMs?: number }

export function run(command: string, args: string[], options?: RunOptions): Promise<void>

export function collect(
  command: string,
  args: string[],
  options?: RunOptions
): Promise<{ ok: boolean; output: string }>
