/** `npm run verify`: everything that can be said without a browser, stopping at the first thing wrong. */
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { run } from './setup/run.mjs'
import { checkBudget } from './setup/check-budget.mjs'

try {
  await ensureInstalled()
  await run('npm', ['run', '--silent', 'prepare:app'])
  await run('npx', ['tsc', '--noEmit', '-p', 'tsconfig.json'])
  await run('npx', ['eslint', '--max-warnings=0', '.'])
  await run('npx', ['prettier', '--check', '--log-level=warn', '.'])
  await run('npx', ['knip', '--no-progress'])
  await run('npx', ['tsx', 'scripts/waiting-modules.ts'])
  await run('npx', ['jest'])
  await run('npm', ['run', '--silent', 'build'])
  checkBudget()
  console.log('All is well.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
