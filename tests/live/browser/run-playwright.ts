import { spawn } from 'node:child_process'
import { readFingerprint, type Certificates } from '../shape/create-certificates'
import { DOMAINS, ORIGINS, SHOP } from '../shape/origins'

/** Browsers find all names on this machine, and trust our certificate as if a known authority had signed it. */
const listSwitches = ({ valid }: Certificates): string[] => [
  `--host-resolver-rules=${DOMAINS.map(domain => `MAP *.${domain} 127.0.0.1`).join(', ')}`,
  `--ignore-certificate-errors-spki-list=${readFingerprint(valid)}`
]

/** Runs browser tests against what is reached as `SHOP`, and answers whether all pass. */
export function runPlaywright(
  certificates: Certificates,
  config: string,
  choice: readonly string[] = [],
  env: Record<string, string> = {}
): Promise<boolean> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...choice]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_SHOP: SHOP,
      BROWSER_SCRIPT_ORIGINS: `${ORIGINS.payment} ${ORIGINS.services}`,
      BROWSER_PARTNER: ORIGINS.parent,
      BROWSER_MORE_SWITCHES: listSwitches(certificates).join('\n'),
      ...env
    }
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', code => done(code === 0)))
}
