/**
 * `npm run waiting`: holds the list of modules that wait for a feature
 * (`scripts/waiting-modules/waiting-modules.ts`) against what the entries of the project reach.
 */
import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { compareWaiting } from './waiting-modules/compare-waiting'
import { waitingModules } from './waiting-modules/waiting-modules'

const parseReport = z.object({ files: z.array(z.string()) }).parse

/** @throws Error where knip does not say what it found. */
function listUnreached(): string[] {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['knip', '--production', '--include', 'files', '--no-progress', '--no-exit-code', '--reporter', 'json'],
    { encoding: 'utf8' }
  )
  try {
    return parseReport(JSON.parse(stdout)).files
  } catch (error) {
    throw new Error(`knip gave no report: ${stderr || stdout}`, { cause: error })
  }
}

const problems = compareWaiting(waitingModules, listUnreached())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  const features = Object.entries(waitingModules)
  for (const [feature, files] of features) console.log(`${feature}: ${files.length}`)
  console.log(`${features.flatMap(([, files]) => files).length} modules wait for ${features.length} features`)
}
