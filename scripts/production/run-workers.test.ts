import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { choosePause } from './run-workers'

const PROGRAM = join(__dirname, '../../tests/servers/worker-program.ts')

let child: ChildProcess | undefined
afterEach(() => void child?.kill('SIGKILL'))

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function start(env: Record<string, string>): ChildProcess {
  child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env }
  })
  return child
}

async function startAndWait(env: Record<string, string> = {}) {
  const port = await findFreePort()
  const started = start({ PORT: String(port), ...env })
  if (!started.stdout) throw new Error('no output')
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  expect(String(line)).toBe('ready\n')
  const open = (path: string) => fetch(`http://localhost:${port}${path}`)
  const ask = (path: string) => open(path).then(answer => answer.text())
  return { started, open, ask }
}

/** Until both processes have been heard: whichever is free takes a request. */
async function hearBoth(ask: (path: string) => Promise<string>): Promise<Set<string>> {
  const heard = new Set<string>()
  while (heard.size < 2)
    for (const name of await Promise.all(Array.from({ length: 10 }, () => ask('/')))) heard.add(name)
  return heard
}

it('spreads requests over processes, and starts another one for one that breaks down', async () => {
  const { ask } = await startAndWait()
  const before = await hearBoth(ask)
  await ask('/break').catch(() => undefined)
  const now = new Set<string>()
  while ([...now].every(pid => before.has(pid))) now.add(await ask('/'))
  expect(now.size).toBeLessThanOrEqual(3)
})

it('replaces the only process when it breaks down', async () => {
  const { ask } = await startAndWait({ COUNT: '1' })
  const before = await ask('/')
  await ask('/break').catch(() => undefined)
  let now = ''
  while (!now) now = await ask('/').catch(() => '')
  expect(Number(now)).toBeGreaterThan(0)
  expect(now).not.toBe(before)
})

it.each([
  [1, 0],
  [2, 1_000],
  [3, 2_000],
  [6, 16_000],
  [7, 30_000],
  [100, 30_000]
])('waits after %s break-downs in a row for %s ms', (breakdowns, pause) => {
  expect(choosePause(breakdowns)).toBe(pause)
})

it('answers connections that a process which broke down had not taken yet', async () => {
  const { open, ask } = await startAndWait()
  await hearBoth(ask)
  const blocked = await open('/block-and-break')
  const broken = blocked.text().catch(() => 'broken')
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/')))
  for (const answer of answers) expect(Number(answer)).toBeGreaterThan(0)
  expect(await broken).toBe('broken')
})

it('lets each process finish its requests before all of them end', async () => {
  const { started, open } = await startAndWait()
  const answer = await open('/slow')
  started.kill('SIGTERM')
  expect(await answer.text()).toBe('slower')
  expect(await once(started, 'exit')).toEqual([0, null])
})

it('gives up where a process cannot even start', async () => {
  expect(await once(start({ PORT: '0', FAILS: 'yes' }), 'exit')).toEqual([1, null])
})
