import { spawn } from 'node:child_process'
import type { LiveRun } from '../live-run'
import { readFingerprint, type Certificates } from '../shape/create-certificates'
import { DOMAINS, SHOP } from '../shape/origins'
import { startBalancedShop } from '../shape/start-live-shop'
import { EXCLUDED_SPECS } from './excluded-specs'

/** The browser tests of `tests/e2e`, or some of them, against the shape. */
export async function runBrowserTests(run: LiveRun): Promise<boolean> {
  const shop = await startBalancedShop(run)
  try {
    for (const [name, reason] of Object.entries(EXCLUDED_SPECS)) console.log(`left out  ${name}: ${reason}`)
    return await runPlaywright(run)
  } finally {
    await shop.stop()
  }
}

/** Browsers find all names on this machine, and trust our certificate as if a known authority had signed it. */
const listSwitches = ({ valid }: Certificates): string[] => [
  `--host-resolver-rules=${DOMAINS.map(domain => `MAP *.${domain} 127.0.0.1`).join(', ')}`,
  `--ignore-certificate-errors-spki-list=${readFingerprint(valid)}`
]

function runPlaywright({ options: { specs, project }, certificates }: LiveRun): Promise<boolean> {
  const config = 'tests/live/browser/playwright-live.config.ts'
  const choice = [...specs, ...(project === undefined ? [] : [`--project=${project}`])]
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...choice],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER_SHOP: SHOP,
        BROWSER_MORE_SWITCHES: listSwitches(certificates).join('\n')
      }
    }
  )
  return new Promise((done, fail) => child.once('error', fail).once('exit', code => done(code === 0)))
}
