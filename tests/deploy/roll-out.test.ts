import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
const at = (name: string) => join(folder, name)
const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined)

/** A program of this name that notes how it is called, and then does what `script` says. */
const standIn = (name: string, script = '') =>
  writeFileSync(at(name), `#!/bin/sh\necho "${name} $*" >>"${at('calls')}"\n${script}\n`, { mode: 0o755 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roll-out-'))
  standIn('systemctl')
  // Every process is well, and nginx has no request left.
  standIn('curl')
  standIn('pgrep', 'exit 1')
  standIn('sleep')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function rollOut() {
  const { status, stderr } = spawnSync('sh', ['deploy/roll-out.sh'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, PORTS_FILE: at('ports'), START_SECONDS: '2' }
  })
  const calls = (read('calls') ?? '')
    .split('\n')
    .filter(call => /^systemctl|^curl/.test(call))
    .map(call => call.replace(/^curl .*:(\d+)\/health$/, 'health $1').replace('systemctl ', ''))
  return { status, stderr, calls }
}

const FIRST =
  'server 127.0.0.1:3001 max_fails=1 fail_timeout=2s;\nserver 127.0.0.1:3002 max_fails=1 fail_timeout=2s;\n'
const SECOND = FIRST.replace('3001', '3003').replace('3002', '3004')

it('starts the new processes, waits for them, and ends the old ones when nginx sends them nothing more', () => {
  writeFileSync(at('ports'), FIRST)
  const { status, calls } = rollOut()
  expect(status).toBe(0)
  expect(calls).toEqual([
    'reload nginx',
    'restart shop@3003',
    'health 3003',
    'restart shop@3004',
    'health 3004',
    'reload nginx',
    'enable --quiet shop@3003',
    'enable --quiet shop@3004',
    'disable --quiet --now shop@3001',
    'disable --quiet --now shop@3002'
  ])
  expect(read('ports')).toBe(SECOND)
})

it('takes the first pair of ports again the next time, and on a new machine', () => {
  expect(rollOut().status).toBe(0)
  expect(read('ports')).toBe(FIRST)
  rollOut()
  expect(read('ports')).toBe(SECOND)
  rollOut()
  expect(read('ports')).toBe(FIRST)
})

it.each([
  ['does not start', 'systemctl', '[ "$1 $2" != "restart shop@3004" ]', 'shop@3004 does not start'],
  ['does not answer', 'curl', 'case "$*" in *:3004*) exit 22 ;; esac', 'Nobody answers on port 3004']
])('goes on with the old processes where a new one %s', (_what, name, script, says) => {
  writeFileSync(at('ports'), FIRST)
  standIn(name, script)
  const { status, stderr, calls } = rollOut()
  expect([status, stderr]).toEqual([1, `${says}; the processes on 3001 3002 go on\n`])
  expect(calls.slice(-2)).toEqual(['stop shop@3003', 'stop shop@3004'])
  expect(calls.filter(call => /disable|reload/.test(call))).toEqual(['reload nginx'])
  expect(read('ports')).toBe(FIRST)
})

it('leaves nginx the old ports where it does not take the new ones', () => {
  writeFileSync(at('ports'), FIRST)
  standIn('systemctl', `[ "$1" != reload ] || grep -q 3001 "${at('ports')}"`)
  const { status, stderr, calls } = rollOut()
  expect([status, stderr]).toEqual([
    1,
    'nginx does not take its configuration; the processes on 3001 3002 go on\n'
  ])
  expect(calls.slice(-2)).toEqual(['stop shop@3003', 'stop shop@3004'])
  expect(read('ports')).toBe(FIRST)
})

it('waits until nginx has answered what it has sent to the old processes', () => {
  writeFileSync(at('ports'), FIRST)
  standIn('pgrep', `[ $(grep -c ^pgrep "${at('calls')}") -lt 4 ]`)
  rollOut()
  const order = (read('calls') ?? '').split('\n')
  expect(order.filter(call => call.startsWith('pgrep'))).toHaveLength(4)
  expect(order.findLastIndex(call => call.startsWith('pgrep'))).toBeLessThan(
    order.indexOf('systemctl disable --quiet --now shop@3001')
  )
})
