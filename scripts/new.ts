/**
 * `npm run new <kind> <name>`: writes a content component, a page, a feature or a payment method, with all rows that
 * types, lint and tests ask for. Kinds: scripts/new/kinds.ts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildNames } from './new/changes'
import { KINDS } from './new/kinds'

const [kindName = '', name = ''] = process.argv.slice(2)
const kind = KINDS[kindName]
if (!kind || !name) {
  console.error(`npm run new <${Object.keys(KINDS).join('|')}> <name-in-lower-case>`)
  process.exit(1)
}

const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

const names = buildNames(name)
const before = new Map<string, boolean>()
const changes = kind.build(names, file => {
  before.set(file, true)
  return readFileSync(file, 'utf8')
})
const taken = Object.keys(changes).filter(file => !before.has(file) && existsSync(file))
if (taken.length > 0) throw new Error(`${taken.join(', ')} is there already`)

for (const [file, text] of Object.entries(changes)) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`${before.has(file) ? 'changed' : 'written'} ${file}`)
}
run('npx', 'prettier', '--write', '--log-level=warn', '--ignore-unknown', ...Object.keys(changes))
run('npm', 'run', '--silent', 'guide')
run('npm', 'run', '--silent', 'messages:extract')
for (const step of kind.next) console.log(`next: ${step}`)
