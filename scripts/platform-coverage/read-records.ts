import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findOperation } from '../../sandbox/operations/find-operation'
import type { Operation } from '../../sandbox/operations/operation'

/** How often an operation was answered. Redirects and "not modified" are successes, as the platform means them. */
export interface Trial {
  successes: number
  refusals: number
}

export type Trials = Map<Operation, Trial>

/** The guard in front of all Shopper APIs refuses dead and missing tokens: that says nothing of the operation. */
const isGuarded = (address: string) =>
  address.includes('/organizations/') && !address.startsWith('/shopper/auth/')

/** Counts one recorded response; unserved operations and other requests are ignored. */
export function countAnswer(trials: Trials, line: string): void {
  const [method = '', address = '', status, refused] = line.split(' ')
  const operation = findOperation(method, address)
  if (!operation || Number(status) >= 500 || (status === '401' && isGuarded(address))) return
  const trial = trials.get(operation) ?? { successes: 0, refusals: 0 }
  trials.set(operation, trial)
  if (refused === 'refused' || Number(status) >= 400) trial.refusals += 1
  else trial.successes += 1
}

/** Reads what sandboxes wrote into a folder (see `createRequestRecorder`), one file for each process. */
export function readRecords(folder: string | undefined): Trials {
  const trials: Trials = new Map()
  if (folder === undefined || !existsSync(folder)) return trials
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    for (const line of lines) countAnswer(trials, line)
  }
  return trials
}
