/**
 * `npm run live -- [--only failures,browser] [browser tests]`, after `npm run build`: the shape of a real instance on
 * this machine, see README.md in this folder. Makes the certificates, and starts what has to know them from its start.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCertificates } from './shape/create-certificates'
import { DOMAINS } from './shape/origins'
import { readLiveOptions } from './read-live-options'

const args = process.argv.slice(2)
// What is wrong with them is said before anything starts.
readLiveOptions(args)

const folder = mkdtempSync(join(tmpdir(), 'shop-live-'))
// nginx started by root reads the certificates as somebody else.
chmodSync(folder, 0o755)

function run(): Promise<number> {
  const { authority } = createCertificates(folder, DOMAINS)
  const resolver = pathToFileURL(resolve('tests/live/shape/resolve-test-names.mjs')).href
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/live/run-parts.ts', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      LIVE_FOLDER: folder,
      NODE_EXTRA_CA_CERTS: authority.certificate,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${resolver}`.trim()
    }
  })
  // It ends what it has started, and then itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((done, fail) => child.once('error', fail).once('exit', code => done(code ?? 1)))
}

void run()
  .catch((error: unknown) => {
    console.error(error)
    return 1
  })
  .then(code => {
    rmSync(folder, { recursive: true, force: true })
    process.exitCode = code
  })
