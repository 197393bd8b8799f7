import { collect } from './run.mjs'

const LIMIT_MS = 300_000
const TRIES = 3

/**
 * Has npm fetch a release of Node into its cache: `npx -p node@24` starts it from there then.
 *
 * @throws Error with npm's output when the registry does not give it
 */
export async function ensureNode(release) {
  let said = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const { ok, output } = await collect('npx', ['-y', '-p', `node@${release}`, '--', 'node', '--version'], {
      limitMs: LIMIT_MS
    })
    if (ok && output.trim().split('\n').at(-1).startsWith(`v${release}.`)) return
    said = output
  }
  throw new Error(`Node ${release} could not be fetched from the package registry:\n${said}`)
}
