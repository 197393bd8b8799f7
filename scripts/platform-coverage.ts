/**
 * `npm run coverage:platform`: which operations of the platform the sandbox serves, read from its mounted routes.
 *
 * --write      rewrites the lists of sandbox/README.md
 * --recorded   <folder> also says which of them a run of `PLATFORM_COVERAGE_DIR=<folder> npx jest tests/contract` tried,
 *              and fails when an operation of the requirements is not served, never answered or never refused
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSandbox } from '../sandbox/create-sandbox'
import { listServedOperations } from '../sandbox/operations/served-operations'
import { listGaps, renderReport, renderLists, replaceLists } from './platform-coverage/describe-coverage'
import { readRecords } from './platform-coverage/read-records'

const README = 'sandbox/README.md'

function listServed() {
  const sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://sandbox.test' })
  const served = listServedOperations(sandbox.getPlatform())
  sandbox.close()
  return new Set(served)
}

const { values } = parseArgs({ options: { write: { type: 'boolean' }, recorded: { type: 'string' } } })
const served = listServed()
const coverage = { served, trials: readRecords(values.recorded) }
console.log(renderReport(coverage))

if (values.write) {
  const before = readFileSync(README, 'utf8')
  writeFileSync(README, replaceLists(before, renderLists(served)))
}
if (values.recorded !== undefined) {
  const gaps = listGaps(coverage)
  for (const gap of gaps) console.log(`missing: ${gap}`)
  if (gaps.length > 0) process.exitCode = 1
}
