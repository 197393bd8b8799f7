import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const PROGRAM = join(__dirname, 'testing/worker-program.ts')

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

async function startAndWait() {
  const port = await findFreePort()
  const started = start({ PORT: String(port) })
  if (!started.stdout) throw new Error('no output')
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  expect(String(line)).toBe('ready\n')
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`).then(answer => answer.text())
  return { started, ask }
}

/** Until both processes have been heard; new ones are spread in turns. */
async function hearBoth(ask: (path: string) => Promise<string>): Promise<Set<string>> {
  const heard = new Set<string>()
  while (heard.size < 2) heard.add(await ask('/'))
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

it('answers a connection that was handed to a process which broke down before it took it', async () => {
  const { ask } = await startAndWait()
  await hearBoth(ask)
  const broken = ask('/block-and-break').catch(() => 'broken')
  await new Promise(resolve => setTimeout(resolve, 100))
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/')))
  for (const answer of answers) expect(Number(answer)).toBeGreaterThan(0)
  expect(await broken).toBe('broken')
})

it('lets each process answer what it has begun before all of them end', async () => {
  const { started, ask } = await startAndWait()
  const answer = ask('/slow')
  await new Promise(resolve => setTimeout(resolve, 100))
  started.kill('SIGTERM')
  expect(await answer).toBe('slow')
  expect(await once(started, 'exit')).toEqual([0, null])
})

it('gives up where a process cannot even start', async () => {
  expect(await once(start({ PORT: '0', FAILS: 'yes' }), 'exit')).toEqual([1, null])
})
