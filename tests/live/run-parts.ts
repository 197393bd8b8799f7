/** Started by `live.ts`, with the resolver of `.test` names and the authority of the certificates in its environment. */
import { withPrograms } from '../../scripts/servers/start-program'
import { CONSOLE } from '../e2e/support/servers'
import { createSteering } from '../servers/steer-sandbox'
import { buyBritish } from './british/buy-british'
import { runBrowserTests } from './browser/run-browser-tests'
import { checkFailures } from './failures/check-failures'
import type { LiveRun } from './live-run'
import { checkRollouts } from './rollouts/check-rollouts'
import { readLiveOptions, type Part } from './read-live-options'
import { checkRuntime } from './runtime/check-runtime'
import { checkSettingsTable } from './settings/check-settings-table'
import { nameCertificates } from './shape/create-certificates'
import { startPlatform } from './shape/start-platform'

/** Each prints what it saw, a sentence per line, and answers whether all of it holds. */
const RUN: Record<Part, (run: LiveRun) => Promise<boolean>> = {
  failures: checkFailures,
  settings: checkSettingsTable,
  rollouts: checkRollouts,
  runtime: checkRuntime,
  british: buyBritish,
  browser: runBrowserTests
}

async function runParts(keep: LiveRun['keep']): Promise<boolean> {
  const options = readLiveOptions(process.argv.slice(2))
  const { parts } = options
  const folder = process.env.LIVE_FOLDER ?? ''
  const run = {
    folder,
    certificates: nameCertificates(folder),
    steer: createSteering(CONSOLE),
    keep,
    options
  }
  await startPlatform(run.certificates, keep)
  const failed: string[] = []
  for (const part of parts) {
    console.log(`\n## ${part}`)
    if (!(await RUN[part](run))) failed.push(part)
    await run.steer('POST', 'reset')
  }
  console.log(`\n${parts.length - failed.length} of ${parts.length} parts hold ${failed.join(', ')}`)
  return failed.length === 0
}

/** Whatever ends the run, what it has started ends first. */
const interrupted = new Promise<never>((_done, fail) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => fail(new Error(`ended by ${signal}`)))
})

void withPrograms(keep => Promise.race([interrupted, runParts(keep)]))
  .catch((error: unknown) => {
    console.error(error)
    return false
  })
  .then(holds => process.exit(holds ? 0 : 1))
