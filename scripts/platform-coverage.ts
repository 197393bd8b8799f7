/**
 * `npm run coverage:platform`: which operations of the platform the sandbox serves (read from its mounted
 * routes) and the contract tests have tried (read from what sandboxes wrote down meanwhile).
 *
 * --write      rewrites the tables of sandbox/README.md
 * --check      fails when those are out of date, or when something that the requirements name is missing
 * --recorded   <folder> takes the records of an earlier run with PLATFORM_COVERAGE_DIR instead of testing now
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createSandbox } from '../sandbox/create-sandbox'
import { listServedOperations } from '../sandbox/operations/served-operations'
import { listGaps, renderReport, renderTables, replaceTables } from './platform-coverage/describe-coverage'
import { readRecords, type Trials } from './platform-coverage/read-records'

const README = 'sandbox/README.md'

/** Runs the contract tests once and answers what they tried. */
function tryContracts(): Trials {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-coverage-'))
  try {
    const env = { ...process.env, PLATFORM_COVERAGE_DIR: folder }
    const { status } = spawnSync('npx', ['jest', 'tests/contract'], { env, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
    return readRecords(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function listServed() {
  const sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://sandbox.test' })
  const served = listServedOperations(sandbox.getPlatform())
  sandbox.close()
  return new Set(served)
}

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, check: { type: 'boolean' }, recorded: { type: 'string' } }
})
const served = listServed()
const trials = values.recorded === undefined ? tryContracts() : readRecords(values.recorded)
const coverage = { served, trials }
console.log(renderReport(coverage))

const before = readFileSync(README, 'utf8')
const after = replaceTables(before, renderTables(coverage))
if (values.write && after !== before) writeFileSync(README, after)

const gaps = listGaps(coverage)
for (const gap of gaps) console.log(`missing: ${gap}`)
if (values.check) {
  if (after !== before) console.log(`${README} is out of date: npm run coverage:platform -- --write`)
  if (after !== before || gaps.length > 0) process.exitCode = 1
}
